import type { Choice, Offers } from '../../../contract/choices.ts';
import type { CalendarDate } from './calendar.ts';
import { objectionToCare, reasonCode } from './care/suitability.ts';
import type { Network } from './network.ts';

type Chosen = Choice & { birthDate: CalendarDate | null; isProfThere: boolean };

/** Clinics close and change their services, people grow (decision 90). */
export const offersAgain = (
  { clinicId, careType, mode, raisonVisite, ...chosen }: Chosen,
  { clinics, services }: Pick<Network, 'clinics' | 'services'>,
  today: CalendarDate,
): Offers => {
  const need = { birthDate: chosen.birthDate, hasRecord: true, reason: reasonCode(raisonVisite) };
  const isTaken = [...services.values()].some(
    (service) =>
      service.clinicId === clinicId &&
      service.careType === careType &&
      objectionToCare(service.terms, { mode, on: today }, need) === null,
  );
  if (clinics.get(clinicId)?.active !== true || !isTaken) return 'nothing';
  return chosen.profId !== null && chosen.isProfThere ? 'professional' : 'clinic';
};

import type { Transaction } from 'kysely';

import type { Language } from '../../../../contract/catalogues.ts';
import { findAppointment, type AppointmentRow } from '../appointmentRows.ts';
import { lockPatient } from '../bookingLocks.ts';
import { findAppointmentNamed } from '../namedAppointments.ts';
import type { Tables } from '../tables.ts';

export type LockedAppointment = {
  appointment: AppointmentRow;
  birthDate: string | null;
  lang: Language;
  isReader: boolean;
};

/** By reference or id; locks the patient, again where a merge gave the appointment to another meanwhile. */
export const lockNamedAppointment = async (
  transaction: Transaction<Tables>,
  word: string,
): Promise<LockedAppointment | undefined> => {
  const named = await findAppointmentNamed(transaction, word);
  if (named === undefined) return undefined;
  const patient = await lockPatient(transaction, named.patientId);
  const appointment = await findAppointment(transaction, named.reservationId);
  if (appointment === undefined) return undefined;
  if (appointment.patientId !== named.patientId) return lockNamedAppointment(transaction, word);
  const [own, booker] = [patient?.lang ?? null, named.bookerLang];
  return {
    ...{ appointment, birthDate: patient?.birthDate ?? null, lang: own ?? booker ?? 'fr' },
    isReader: own !== null || booker === null,
  };
};

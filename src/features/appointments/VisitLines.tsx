import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../contract/appointments.ts';
import { Bullets } from '../../ui';
import { useClinicTime } from '../../scheduling/words/useClinicTime';
import { useNetwork } from '../../scheduling/words/useNetwork';

type Props = {
  visits: readonly Reservation[];
  /** Whose visits need no name. */
  ownPatientId: string;
  /** What is said of a visit, such as that it can no longer be cancelled. */
  noteOf: (visit: Reservation) => string | undefined;
};

/** Visits, one line each: when, where, for whom. */
export function VisitLines({ visits, ownPatientId, noteOf }: Props) {
  const { t } = useTranslation();
  const { dateTimeOf } = useClinicTime();
  const { clinicNameOf } = useNetwork();
  const nameOf = ({ patient: { patientId, firstName, lastName } }: Reservation) =>
    patientId === ownPatientId ? '' : t('close.visits.for', { name: [firstName, lastName].filter(Boolean).join(' ') });
  return (
    <Bullets>
      {visits.map((visit) => (
        <li key={visit.reservationId}>
          <strong>{dateTimeOf(visit)}</strong>
          {[clinicNameOf(visit.clinicId), nameOf(visit), noteOf(visit)].filter(Boolean).map((said) => (
            <span key={said}>, {said}</span>
          ))}
        </li>
      ))}
    </Bullets>
  );
}

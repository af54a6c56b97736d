import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import { Bullets } from '../../ui';
import { useClinicTime } from '../../scheduling/text/useClinicTime';
import { useNetwork } from '../../scheduling/text/useNetwork';

type Props = {
  appointments: readonly Appointment[];
  /** The user's own appointments show no name. */
  ownPatientId: string;
  noteOf: (appointment: Appointment) => string | undefined;
};

export function AppointmentLines({ appointments, ownPatientId, noteOf }: Props) {
  const { t } = useTranslation();
  const { dateTimeOf } = useClinicTime();
  const { clinicNameOf } = useNetwork();
  const nameOf = ({ patient: { patientId, firstName, lastName } }: Appointment) =>
    patientId === ownPatientId ? '' : t('close.visits.for', { name: [firstName, lastName].filter(Boolean).join(' ') });
  return (
    <Bullets>
      {appointments.map((appointment) => (
        <li key={appointment.reservationId}>
          <strong translate="no">{dateTimeOf(appointment)}</strong>
          {[clinicNameOf(appointment.clinicId), nameOf(appointment), noteOf(appointment)]
            .filter(Boolean)
            .map((said) => (
              <span key={said}>{`, ${said}`}</span>
            ))}
        </li>
      ))}
    </Bullets>
  );
}

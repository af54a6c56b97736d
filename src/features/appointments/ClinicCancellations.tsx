import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import { toAppointment } from '../../lib/paths';
import { ButtonLink } from '../../ui';
import { CancelledByClinic } from './CancelledByClinic';
import { useClinicTime } from '../../scheduling/text/useClinicTime';
import { isClinicCancellation } from '../../scheduling/appointment/appointmentStatus';

export function ClinicCancellations({
  appointments,
  mayBook,
}: {
  appointments: readonly Appointment[];
  mayBook: boolean;
}) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { dateTimeOf } = useClinicTime();
  return appointments
    .filter((appointment) => isClinicCancellation(appointment, now))
    .map((appointment) => (
      <CancelledByClinic key={appointment.reservationId} appointment={appointment} mayBook={mayBook}>
        <ButtonLink
          to={toAppointment(appointment.reservationId)}
          look="quiet"
          label={t('appointment.details.of', { date: dateTimeOf(appointment) })}
        >
          {t('appointment.details')}
        </ButtonLink>
      </CancelledByClinic>
    ));
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import type { Appointment } from '../../../contract/appointments.ts';
import { toAppointment } from '../../lib/paths';
import { CancelledPage } from '../../scheduling/appointment/CancelledPage';
import { CancelPage } from '../../scheduling/appointment/CancelPage';
import { TooLateToCancel } from './TooLateToCancel';
import { useCancelRows } from '../../scheduling/appointment/useCancelRows';
import { useOwnerText } from '../../scheduling/text/useOwnerText';
import { isCancellable } from '../../scheduling/appointment/appointmentStatus';

/** Cancelling with an account: the question, unless it is too late or done already. */
export function AccountCancel({
  appointment,
  personName,
}: {
  appointment: Appointment;
  personName: string | undefined;
}) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const rows = useCancelRows(appointment);
  const of = useOwnerText();
  const isCancelled = appointment.status === 'cancelled';
  if (isCancelled && appointment.cancelledBy === 'clinic')
    return <Navigate to={toAppointment(appointment.reservationId)} replace />;
  return (
    <CancelPage
      appointment={appointment}
      rows={rows}
      confirm={personName === undefined ? undefined : t('cancel.confirm.for', { of: of(personName) })}
      isCancelled={isCancelled}
      done={<CancelledPage appointment={appointment} personName={personName} />}
      isPastLimit={!isCancellable(appointment, now)}
      tooLate={<TooLateToCancel appointment={appointment} />}
    />
  );
}

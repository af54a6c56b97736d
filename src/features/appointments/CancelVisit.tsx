import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import type { Reservation } from '../../../contract/appointments.ts';
import { refusalIn } from '../../api/capability';
import { useCancelReservationMutation } from '../../api/visitsApi';
import { toAppointment } from '../../lib/paths';
import { CancelQuestion } from './CancelQuestion';
import { CancelledVisit } from './CancelledVisit';
import { TooLateToCancel } from './TooLateToCancel';
import { useOwnerWords } from './useOwnerWords';
import { useVisitRows } from './useVisitRows';
import { isCancellable } from './visitStatus';

/** Cancelling a visit: the question, unless it is too late or done already. */
export function CancelVisit({ visit, personName }: { visit: Reservation; personName: string | undefined }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const rows = useVisitRows();
  const of = useOwnerWords();
  const [cancel, { isLoading, isSuccess, error }] = useCancelReservationMutation();
  const { reservationId, clinicId, patient, cancelUntil, timeZone } = visit;
  const message = refusalIn(error)?.message;

  if (visit.status === 'cancelled' && visit.cancelledBy === 'clinic')
    return <Navigate to={toAppointment(reservationId)} replace />;
  if (isSuccess || visit.status === 'cancelled' || message === 'appointment.alreadyCancelled')
    return <CancelledVisit visit={visit} personName={personName} />;
  if (message === 'appointment.tooLateToCancel' || !isCancellable(visit, now)) return <TooLateToCancel visit={visit} />;
  return (
    <CancelQuestion
      rows={[rows.when(visit), rows.where(visit), rows.who(visit), rows.whom(patient.firstName, patient.lastName)]}
      cancelUntil={cancelUntil}
      timeZone={timeZone}
      isBusy={isLoading}
      problem={error}
      visitAddress={toAppointment(reservationId)}
      onCancel={() => {
        void cancel({ clinicId, reservationId });
      }}
      {...(personName !== undefined && { confirm: t('cancel.confirm.for', { of: of(personName) }) })}
    />
  );
}

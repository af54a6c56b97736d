import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import type { Reservation } from '../../../contract/appointments.ts';
import { toAppointment } from '../../lib/paths';
import { CancelledPage } from '../../scheduling/appointment/CancelledPage';
import { CancelPage } from '../../scheduling/appointment/CancelPage';
import { TooLateToCancel } from './TooLateToCancel';
import { useCancelRows } from '../../scheduling/appointment/useCancelRows';
import { useOwnerWords } from '../../scheduling/words/useOwnerWords';
import { isCancellable } from '../../scheduling/appointment/visitStatus';

/** Cancelling with an account: the question, unless it is too late or done already. */
export function AccountCancel({ visit, personName }: { visit: Reservation; personName: string | undefined }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const rows = useCancelRows(visit);
  const of = useOwnerWords();
  const isCancelled = visit.status === 'cancelled';
  if (isCancelled && visit.cancelledBy === 'clinic')
    return <Navigate to={toAppointment(visit.reservationId)} replace />;
  return (
    <CancelPage
      appointment={visit}
      rows={rows}
      confirm={personName === undefined ? undefined : t('cancel.confirm.for', { of: of(personName) })}
      isCancelled={isCancelled}
      done={<CancelledPage appointment={visit} personName={personName} />}
      isPastLimit={!isCancellable(visit, now)}
      tooLate={<TooLateToCancel visit={visit} />}
    />
  );
}

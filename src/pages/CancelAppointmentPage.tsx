import { Navigate } from 'react-router-dom';

import { AccountCancel } from '../features/appointments/AccountCancel';
import { toAppointment } from '../lib/paths';
import { VisitPage } from './VisitPage';

/** Cancelling stands on its own page, so that nothing is cancelled by a slip of the thumb. */
export function CancelAppointmentPage() {
  return (
    <VisitPage>
      {({ visit, personName, mayBook }) =>
        mayBook ? (
          <AccountCancel visit={visit} personName={personName} />
        ) : (
          <Navigate to={toAppointment(visit.reservationId)} replace />
        )
      }
    </VisitPage>
  );
}

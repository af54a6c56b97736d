import { Navigate } from 'react-router-dom';

import { AccountCancel } from '../features/appointments/AccountCancel';
import { toAppointment } from '../lib/paths';
import { AppointmentFromUrl } from './AppointmentFromUrl';

/** Cancelling stands on its own page, so that nothing is cancelled by a slip of the thumb. */
export function CancelAppointmentPage() {
  return (
    <AppointmentFromUrl>
      {({ appointment, personName, mayBook }) =>
        mayBook ? (
          <AccountCancel appointment={appointment} personName={personName} />
        ) : (
          <Navigate to={toAppointment(appointment.reservationId)} replace />
        )
      }
    </AppointmentFromUrl>
  );
}

import { Navigate } from 'react-router-dom';

import { useNetworkToday } from '../features/config/useNetworkToday';
import { WatchSlots } from '../features/alerts/WatchSlots';
import { MoveAppointment } from '../features/booking/MoveAppointment';
import { toAppointment } from '../lib/paths';
import { AppointmentFromUrl } from './AppointmentFromUrl';

/** The old appointment stays until the new one is confirmed (product §4). */
export function MoveAppointmentPage() {
  const today = useNetworkToday();
  return (
    <AppointmentFromUrl>
      {({ appointment, person, personName, mayBook }) =>
        mayBook ? (
          <MoveAppointment
            {...{ appointment, person, personName, today }}
            otherwise={(choice) => (
              <WatchSlots key={JSON.stringify(choice)} {...{ choice, person, personName }} moving={appointment} />
            )}
          />
        ) : (
          <Navigate to={toAppointment(appointment.reservationId)} replace />
        )
      }
    </AppointmentFromUrl>
  );
}

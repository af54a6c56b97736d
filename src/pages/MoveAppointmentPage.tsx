import { Navigate } from 'react-router-dom';

import { selectTimeZone } from '../features/config/configSlice';
import { WatchSlots } from '../features/alerts/WatchSlots';
import { MoveAppointment } from '../features/booking/MoveAppointment';
import { calendarDateOf } from '../lib/clinicTime';
import { toAppointment } from '../lib/paths';
import { useAppSelector } from '../store/hooks';
import { AppointmentFromUrl } from './AppointmentFromUrl';

/** The old appointment stays until the new one is confirmed (product §4). */
export function MoveAppointmentPage() {
  const today = calendarDateOf(new Date().toISOString(), useAppSelector(selectTimeZone));
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

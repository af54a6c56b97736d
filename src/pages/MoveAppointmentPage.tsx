import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';

import { useNetworkToday } from '../features/config/useNetworkToday';
import { MoveAppointment } from '../features/booking/MoveAppointment';
import { toAppointment } from '../lib/paths';
import { AppointmentFromUrl } from './AppointmentFromUrl';

/** Stands below the list of times. */
const WatchSlots = lazy(async () => ({
  default: (await import(/* webpackPreload: true, webpackFetchPriority: "low" */ '../features/alerts/WatchSlots'))
    .WatchSlots,
}));

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
              <Suspense fallback={null}>
                <WatchSlots key={JSON.stringify(choice)} {...{ choice, person, personName }} moving={appointment} />
              </Suspense>
            )}
          />
        ) : (
          <Navigate to={toAppointment(appointment.reservationId)} replace />
        )
      }
    </AppointmentFromUrl>
  );
}

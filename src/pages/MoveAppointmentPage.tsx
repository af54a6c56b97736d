import { Navigate } from 'react-router-dom';

import { selectTimeZone } from '../features/config/configSlice';
import { WatchPlaces } from '../features/alerts/WatchPlaces';
import { MoveVisit } from '../features/booking/MoveVisit';
import { calendarDateOf } from '../lib/clinicTime';
import { toAppointment } from '../lib/paths';
import { useAppSelector } from '../store/hooks';
import { VisitPage } from './VisitPage';

/** Another time for a visit, step by step: the old one stands until the new one is confirmed (product §4). */
export function MoveAppointmentPage() {
  const today = calendarDateOf(new Date().toISOString(), useAppSelector(selectTimeZone));
  return (
    <VisitPage>
      {({ visit, person, personName, mayBook }) =>
        mayBook ? (
          <MoveVisit
            {...{ visit, person, personName, today }}
            otherwise={(choice) => (
              <WatchPlaces key={JSON.stringify(choice)} {...{ choice, person, personName }} moving={visit} />
            )}
          />
        ) : (
          <Navigate to={toAppointment(visit.reservationId)} replace />
        )
      }
    </VisitPage>
  );
}

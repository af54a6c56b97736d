import { WatchEarlier } from '../features/alerts/WatchEarlier';
import { AppointmentDetail } from '../features/appointments/AppointmentDetail';
import { AppointmentFromUrl } from './AppointmentFromUrl';

export function AppointmentPage() {
  return (
    <AppointmentFromUrl>
      {({ appointment, mayBook, personName }) => (
        <AppointmentDetail
          {...{ appointment, mayBook, personName }}
          offer={<WatchEarlier appointment={appointment} personName={personName} />}
        />
      )}
    </AppointmentFromUrl>
  );
}

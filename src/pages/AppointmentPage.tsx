import { WatchEarlier } from '../features/alerts/WatchEarlier';
import { VisitDetail } from '../features/appointments/VisitDetail';
import { VisitPage } from './VisitPage';

/** The details of one visit. */
export function AppointmentPage() {
  return (
    <VisitPage>
      {({ visit, mayBook, personName }) => (
        <VisitDetail
          {...{ visit, mayBook, personName }}
          offer={<WatchEarlier visit={visit} personName={personName} />}
        />
      )}
    </VisitPage>
  );
}

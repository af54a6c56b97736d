import { useParams } from 'react-router-dom';

import { CancelVisit } from '../features/appointments/CancelVisit';
import { OneVisit } from '../features/appointments/OneVisit';
import { useActedFor } from '../features/dependents/useActedFor';

/** Cancelling stands on its own page, so that nothing is cancelled by a slip of the thumb. */
export function CancelAppointmentPage() {
  const { id = '' } = useParams();
  const { person } = useActedFor();
  return <OneVisit reservationId={id} person={person}>{(visit) => <CancelVisit visit={visit} />}</OneVisit>;
}

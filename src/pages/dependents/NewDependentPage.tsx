import { useListDelegatesQuery } from '../../api/delegatesApi';
import { NewPersonJourney } from '../../features/dependents/adding/NewPersonJourney';
import { quebecToday } from '../../lib/quebecDay';

/** Ages follow Quebec, whose law applies. */
export function NewDependentPage() {
  const asked = useListDelegatesQuery(); // a back end without delegates adds nobody
  return <NewPersonJourney today={quebecToday()} needs={[asked]} />;
}

import { NewPersonJourney } from '../../features/dependents/adding/NewPersonJourney';
import { quebecToday } from '../../lib/quebecDay';

/** Ages are computed in Quebec, whose law applies. */
export function NewDependentPage() {
  return <NewPersonJourney today={quebecToday()} />;
}

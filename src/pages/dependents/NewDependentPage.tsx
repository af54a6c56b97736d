import { NewPersonJourney } from '../../features/dependents/adding/NewPersonJourney';
import { quebecToday } from '../../lib/quebecDay';

/** Somebody to act for. Their age is counted in Quebec, where the law counts it, wherever the device is. */
export function NewDependentPage() {
  return <NewPersonJourney today={quebecToday()} />;
}

import { Navigate } from 'react-router-dom';

import type { FlashState } from '../../lib/flash';
import { paths } from '../../lib/paths';
import type { SearchChoice } from './searchChoice';
import { writeStep } from './searchQuery';

const state: FlashState = { flash: { tone: 'info', message: 'review.nothing' } };

/** Nothing to check: the hold ended while the page was away. Back to the list, with a word about why. */
export function NothingChosen({ choice }: { choice: SearchChoice }) {
  return <Navigate to={{ pathname: paths.newAppointment, search: writeStep('places', choice) }} replace state={state} />;
}

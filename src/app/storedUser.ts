import { sessionEnded, sessionStarted } from '../api/signals';
import { selectUser } from '../features/session/sessionSlice';
import type { AppStore } from '../store/makeStore';
import { changedByHand } from '../store/plainStorage';

/** A stored user means signed in (spec §4). A `user` edited in session storage takes effect on the next navigation. */
export const storedUser = (store: AppStore): string | null => {
  const here = selectUser(store.getState());
  const stored = changedByHand('session', 'user');
  if (stored === undefined || (stored || null) === here) return here;
  if (here !== null) store.dispatch(sessionEnded('forgotten'));
  if (stored) store.dispatch(sessionStarted({ user: stored, hasJoined: true }));
  return selectUser(store.getState());
};

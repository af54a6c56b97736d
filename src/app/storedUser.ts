import { sessionEnded, sessionStarted } from '../api/signals';
import { selectUser } from '../features/session/sessionSlice';
import type { AppStore } from '../store/makeStore';
import { changedByHand } from '../store/plainStorage';

/**
 * Who is signed in: logged in means that a stored user exists (spec §4). One who was put into session storage by hand, or taken out
 * of it, counts from the next address on; the server has the last word on them.
 * @returns the login id, or null
 */
export const storedUser = (store: AppStore): string | null => {
  const here = selectUser(store.getState());
  const stored = changedByHand('session', 'user');
  if (stored === undefined || (stored || null) === here) return here;
  if (here !== null) store.dispatch(sessionEnded('forgotten'));
  if (stored) store.dispatch(sessionStarted({ user: stored, hasJoined: true }));
  return selectUser(store.getState());
};

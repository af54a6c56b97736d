import { takeMailedKey } from '../lib/mailedKey';

/**
 * Takes the key of a mailed link out of the address bar and of the history, before anything else can read it there. A link
 * opened in a portal that runs already is taken by its route instead (takeKey.ts).
 */
export const hideMailedKey = (): void => {
  const address = takeMailedKey(window.location.hash.slice(1));
  if (address !== undefined) window.history.replaceState(null, '', `#${address}`);
};

import { takeMailedKey } from '../lib/mailedKey';

const hide = (): void => {
  const address = takeMailedKey(window.location.hash.slice(1));
  if (address !== undefined) window.history.replaceState(null, '', `#${address}`);
};

/**
 * Takes the key of a mailed link out of the address bar and of the history, before anything else can read it there: at once, and
 * when a link is opened in a portal that runs already. Called before the router listens, it hears of an address first.
 */
export const hideMailedKeys = (): void => {
  hide();
  window.addEventListener('popstate', hide);
};

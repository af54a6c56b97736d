import { takeMailedKey } from '../lib/mailedKey';

const hide = (): void => {
  const address = takeMailedKey(window.location.hash.slice(1));
  if (address !== undefined) window.history.replaceState(null, '', `#${address}`);
};

/** From address bar and history. Call before the router starts, so that this listener runs first. */
export const hideMailedKeys = (): void => {
  hide();
  window.addEventListener('popstate', hide);
};

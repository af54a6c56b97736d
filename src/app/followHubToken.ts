import { hubLeft, hubOpened, rvspTokenRefused } from '../api/signals';
import { paths } from '../lib/paths';
import type { AppStore } from '../store/makeStore';

const isInHub = (): boolean => window.location.hash.startsWith(`#${paths.hub}`);

/**
 * The token of the hub is every tab's: what one stores the others take, so that none drops a newer one than its own; and where one
 * leaves, none goes on showing what it opened. @returns how to stop
 */
export const followHubToken = (store: AppStore): (() => void) => {
  const follow = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage || key !== 'authToken' || newValue === store.getState().session.authToken) return;
    if (newValue) store.dispatch(hubOpened({ authToken: newValue }));
    else store.dispatch(isInHub() ? rvspTokenRefused({ wasIdentified: false }) : hubLeft());
  };
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener('storage', follow);
  };
};

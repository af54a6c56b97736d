import { invitationAreaLeft, invitationAreaOpened, rvspTokenRefused } from '../api/signals';
import { paths } from '../lib/paths';
import type { AppStore } from '../store/makeStore';

const isInInvitationArea = (): boolean => window.location.hash.startsWith(`#${paths.invitationArea}`);

/**
 * The token of the hub is every tab's: what one stores the others take, so that none drops a newer one than its own; and where one
 * leaves, none goes on showing what it opened. @returns how to stop
 */
export const followInvitationToken = (store: AppStore): (() => void) => {
  const follow = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage || key !== 'authToken' || newValue === store.getState().session.authToken) return;
    if (newValue) store.dispatch(invitationAreaOpened({ authToken: newValue }));
    else store.dispatch(isInInvitationArea() ? rvspTokenRefused({ wasIdentified: false }) : invitationAreaLeft());
  };
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener('storage', follow);
  };
};

import { invitationAreaLeft, invitationAreaOpened, invitationTokenRefused } from '../api/signals';
import { paths } from '../lib/paths';
import type { AppStore } from '../store/makeStore';

const isInInvitationArea = (): boolean => window.location.hash.startsWith(`#${paths.invitationArea}`);

/** When one tab leaves, all leave. @returns how to stop */
export const followInvitationToken = (store: AppStore): (() => void) => {
  const follow = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage || key !== 'authToken' || newValue === store.getState().session.authToken) return;
    if (newValue) store.dispatch(invitationAreaOpened({ authToken: newValue }));
    else store.dispatch(isInInvitationArea() ? invitationTokenRefused({ wasIdentified: false }) : invitationAreaLeft());
  };
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener('storage', follow);
  };
};

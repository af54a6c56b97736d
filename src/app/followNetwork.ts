import { happened } from '../lib/happenings';

/** Puts the loss and the return of the network among the actions (lib/happenings.ts). @returns how to stop */
export const followNetwork = (): (() => void) => {
  const say = () => {
    happened({ type: 'net/changed', payload: { isOnline: navigator.onLine } });
  };
  window.addEventListener('online', say);
  window.addEventListener('offline', say);
  return () => {
    window.removeEventListener('online', say);
    window.removeEventListener('offline', say);
  };
};

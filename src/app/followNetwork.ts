import { happened } from '../lib/happenings';

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

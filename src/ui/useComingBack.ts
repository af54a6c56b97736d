import { useEffect, useEffectEvent } from 'react';

/** Does something each time the person comes back to this page from another tab or application. */
export const useComingBack = (onBack: () => void): void => {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') back();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
};

import { useEffect, useEffectEvent } from 'react';

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

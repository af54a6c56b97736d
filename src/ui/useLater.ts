import { useEffect, useState } from 'react';

/** True once `ms` have gone by: what is quick shows no sign of waiting. */
export const useLater = (ms = 300): boolean => {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLate(true);
    }, ms);
    return () => {
      clearTimeout(timer);
    };
  }, [ms]);
  return isLate;
};

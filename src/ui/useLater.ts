import { useEffect, useState } from 'react';

/** Quick loads show no placeholder. */
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

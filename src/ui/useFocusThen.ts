import { useEffect, useRef } from 'react';

/** Call the result before a button may disappear: focuses `find()` once `isThere`. */
export const useFocusThen = (isThere: boolean, find: () => HTMLElement | null | undefined) => {
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || !isThere) return;
    isAsked.current = false;
    find()?.focus();
  });
  return () => {
    isAsked.current = true;
  };
};

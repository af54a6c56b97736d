import { useEffect, useRef } from 'react';

/**
 * Gives what must be called when something is asked whose button may go away. Once the answer is there the focus goes to what
 * `find` finds: the keyboard would start from the top of the page else, and a screen reader would say nothing.
 */
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

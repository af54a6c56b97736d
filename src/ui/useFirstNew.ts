import { useEffect, useRef } from 'react';

/**
 * Gives what must be called when a list is to grow by a page. The focus then goes to the first element that was not there before,
 * by its id in the document: whoever reads goes on there, and the button may be gone.
 */
export const useFirstNew = (ids: readonly string[]) => {
  const shownBefore = useRef<Set<string>>(undefined);
  useEffect(() => {
    const first = shownBefore.current && ids.find((id) => !shownBefore.current?.has(id));
    if (first === undefined) return;
    shownBefore.current = undefined;
    document.getElementById(first)?.focus();
  });
  return () => {
    shownBefore.current = new Set(ids);
  };
};

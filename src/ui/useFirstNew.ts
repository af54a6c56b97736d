import { useEffect, useRef } from 'react';

/** Call the result before a list grows: focuses the first new element. */
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

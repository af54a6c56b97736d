import { useEffect, useRef } from 'react';

import type { SearchChoice } from './searchChoice';

/** A second tap may come before the page of the first is drawn. */
export const useChoiceNow = (choice: SearchChoice) => {
  const next = useRef<SearchChoice | null>(null);
  const drawn = JSON.stringify(choice);
  useEffect(() => {
    if (JSON.stringify(next.current) === drawn) next.current = null;
  }, [drawn]);
  return {
    now: (): SearchChoice => next.current ?? choice,
    note: (chosen: SearchChoice) => {
      next.current = chosen;
    },
  };
};

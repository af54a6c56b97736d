import { createContext } from 'react';

import { hasMovedEarly } from '../lib/earlyMove';

/** The browser announces the first page itself. The router cannot tell it from a typed address. */
export const makeFirstPage = (): (() => boolean) => {
  let isFirst = true;
  return () => {
    const answer = isFirst && !hasMovedEarly();
    isFirst = false;
    return answer;
  };
};

export const FirstPage = createContext<() => boolean>(() => false);

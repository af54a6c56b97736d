import { createContext } from 'react';

/** True only for the first page, which the browser announces itself. The router cannot tell it from a typed address. */
export const makeFirstPage = (): (() => boolean) => {
  let isFirst = true;
  return () => {
    const answer = isFirst;
    isFirst = false;
    return answer;
  };
};

/** Without a frame, no page is the first. */
export const FirstPage = createContext<() => boolean>(() => false);

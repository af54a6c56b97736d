import { createContext } from 'react';

/**
 * Answers yes to the first page of a visit, which the browser announces by itself, and no to each one that follows. The address
 * cannot tell: one that is typed looks to the router as the first did.
 */
export const makeFirstPage = (): (() => boolean) => {
  let isFirst = true;
  return () => {
    const answer = isFirst;
    isFirst = false;
    return answer;
  };
};

/** What the frame hands to its pages. Without a frame every page follows another. */
export const FirstPage = createContext<() => boolean>(() => false);

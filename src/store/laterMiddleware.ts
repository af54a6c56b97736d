import type { Middleware } from '@reduxjs/toolkit';

/** A place in the line of middleware that is filled once what belongs there has come; until then actions pass. */
export const makeLaterMiddleware = () => {
  let put: (later: readonly Middleware[]) => void = () => undefined;
  const middleware: Middleware = (store) => (next) => {
    let handle = next;
    put = (later) => {
      handle = later.reduceRight((after, make) => make(store)(after), next);
    };
    return (action) => handle(action);
  };
  return {
    middleware,
    fill: (later: readonly Middleware[]): void => {
      put(later);
    },
  };
};

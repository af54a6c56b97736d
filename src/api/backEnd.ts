import type { Call } from '../../contract/calls.ts';
import { forgetOnSessionEnd } from '../lib/forgetOnSessionEnd';

type Known = { isOurs: boolean; isReached: boolean; signs: boolean; running: Set<Promise<unknown>> };

let stores = new WeakMap<object, Known>();
forgetOnSessionEnd('back end', () => {
  stores = new WeakMap();
});

/** `store` is the dispatch of its store. */
export const backEndOf = (store: object) => {
  const known = stores.get(store) ?? { isOurs: false, isReached: false, signs: false, running: new Set() };
  stores.set(store, known);
  return {
    /** Each until it is heard, so that none waits for itself. */
    asks: (answer: Promise<unknown>) => {
      known.running.add(answer);
      void answer.finally(() => known.running.delete(answer));
    },
    answered: ({ isOurs, answer }: Call, isRight: boolean, isSigned: boolean) => {
      known.signs ||= isRight && isSigned;
      if (isOurs) known.isOurs ||= isRight;
      // A page that stands between is a right answer where pages are.
      else if (answer !== 'page') known.isReached ||= isRight;
    },
    signs: () => known.signs,
    /** Whether a host's page or an empty answer means so. */
    lacks: async ({ isOurs }: Call, body: unknown): Promise<boolean> => {
      const isBlank = body === null || (typeof body === 'string' && !/^\s*[{["]/.test(body));
      if (!isOurs || known.isOurs || !isBlank) return false;
      await Promise.allSettled(known.running);
      return known.isReached && !known.isOurs;
    },
  };
};

import type { Call } from '../../contract/calls.ts';
import { forgetOnSessionEnd } from '../lib/forgetOnSessionEnd';
import type { Verdict } from './judge';

type Known = { isOurs: boolean; isReached: boolean; signs: boolean; running: Set<Promise<unknown>>; closings: number };

let stores = new WeakMap<object, Known>();
forgetOnSessionEnd('back end', () => {
  stores = new WeakMap();
});

/** `store` is the dispatch of its store. */
export const backEndOf = (store: object) => {
  const known = stores.get(store) ?? { isOurs: false, isReached: false, signs: false, running: new Set(), closings: 0 };
  stores.set(store, known);
  return {
    /** Calls of the specification. */
    asks: (answer: Promise<unknown>) => {
      known.running.add(answer);
      void answer.finally(() => known.running.delete(answer));
    },
    closes: (answer: Promise<unknown>) => {
      known.closings += 1;
      void answer.finally(() => (known.closings -= 1));
    },
    isClosing: () => known.closings > 0,
    /** `Session-Expires` is ours too (product §8): with it, a call of the specification shows our server. */
    answered: ({ isOurs }: Call, verdict: Verdict | undefined, headers: Headers) => {
      const isRight = verdict === 'right';
      known.signs ||= headers.has('X-Request-Id') && (verdict ?? 'right') === 'right';
      known.isOurs ||= isRight && (isOurs || headers.has('Session-Expires'));
      known.isReached ||= isRight && !isOurs;
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

import type { CallArgs } from './transport';

/** Answers after which an intent is settled: 2xx and final refusals. A retry after any other carries the same key (product §8). */
const isFinal = (status: number | undefined): boolean =>
  status !== undefined && status < 500 && status !== 401 && status !== 429;

/**
 * The Idempotency-Keys of the writes under way. An intent is one person, one call and one body: asking for the same
 * again before a final answer came, by a retry or a second click, carries the same key, so that it is done once.
 */
export const makeIdempotencyKeys = () => {
  const keys = new Map<string, string>();
  let owner: string | null = null;
  const nameOf = (user: string | null, { call, ids, params, body }: CallArgs) =>
    JSON.stringify([user, call.root, call.method, call.path, ids, params, body]);

  return {
    /** Drops every key. */
    forget: () => {
      keys.clear();
    },
    /** The key of this intent, and what to do with it once an answer came (no status: none came). */
    open: (user: string | null, args: CallArgs) => {
      if (user !== owner) keys.clear(); // what somebody else had under way is not kept for this person
      owner = user;
      const name = nameOf(user, args);
      const key = keys.get(name) ?? crypto.randomUUID();
      keys.set(name, key);
      const answered = (status: number | undefined, inFlight: boolean) => {
        if (isFinal(status) && !inFlight && keys.get(name) === key) keys.delete(name);
      };
      return { key, answered };
    },
  };
};

import type { CallArgs } from './transport';

/** Otherwise a retry reuses the key (product §8). */
const isFinal = (status: number | undefined): boolean =>
  status !== undefined && status < 500 && status !== 401 && status !== 429;

/** Until a final answer: a retry or double click runs once. */
export const makeIdempotencyKeys = () => {
  const kept = new Map<boolean, { owner: string | null; keys: Map<string, string> }>();
  const keysOf = (owner: string | null, { call: { root } }: CallArgs): Map<string, string> => {
    const known = kept.get(root === 'rvsp');
    if (known?.owner === owner) return known.keys;
    const keys = new Map<string, string>();
    kept.set(root === 'rvsp', { owner, keys });
    return keys;
  };
  const nameOf = (user: string | null, { call, ids, params, body }: CallArgs) =>
    JSON.stringify([user, call.root, call.method, call.path, ids, params, body]);

  return {
    forget: () => {
      kept.clear();
    },
    /** Call `answered` with the status, undefined without a proven answer. `isAgain`: an earlier try is unsettled. */
    open: (user: string | null, args: CallArgs) => {
      const keys = keysOf(user, args);
      const name = nameOf(user, args);
      const known = keys.get(name);
      const key = known ?? crypto.randomUUID();
      keys.set(name, key);
      const answered = (status: number | undefined, inFlight: boolean) => {
        if (isFinal(status) && !inFlight && keys.get(name) === key) keys.delete(name);
      };
      return { key, isAgain: known !== undefined, answered };
    },
  };
};

import type { CallArgs } from './transport';

/** Otherwise a retry reuses the key (product §8). */
const isFinal = (status: number | undefined): boolean =>
  status !== undefined && status < 500 && status !== 401 && status !== 429;

type Kept = { owner: string | null; keys: Map<string, string> };

/** Until a final answer: a retry or double click runs once. */
export const makeIdempotencyKeys = () => {
  /** By whether it is the invitation area: that and an account may be open at once. */
  const kept = new Map<boolean, Kept>();
  const nameOf = (user: string | null, { call, ids, params, body }: CallArgs) =>
    JSON.stringify([user, call.root, call.method, call.path, ids, params, body]);

  return {
    forget: () => {
      kept.clear();
    },
    /** Call `answered` with the status, undefined without a proven answer. `isAgain`: an earlier try is unsettled. */
    open: (user: string | null, args: CallArgs) => {
      const isArea = args.call.root === 'rvsp';
      let mine = kept.get(isArea);
      if (!mine || mine.owner !== user) kept.set(isArea, (mine = { owner: user, keys: new Map() }));
      const { keys } = mine;
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

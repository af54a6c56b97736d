import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

import { ServiceUnavailable } from '../domain/errors.ts';

/** OWASP parameters: 46 MiB, one pass, one lane; about 10 ms. The library defaults to argon2id. */
const cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/** File and DNS access share the four threads; one stays free. */
const maxAtOnce = Math.max(1, Math.min(availableParallelism(), 3));

/** About half a second; beyond it, refusing is better (security: T18). */
const maxWaiting = maxAtOnce * 32;

export type Passwords = {
  /** Returns a PHC string. @throws ServiceUnavailable when too many wait */
  hash: (password: string) => Promise<string>;
  /**
   * A null hash costs the same and fails. `admit` counts the try on its turn, so a full queue costs none.
   * @throws ServiceUnavailable when too many wait
   */
  verify: (stored: string | null, password: string, admit: () => Promise<void>) => Promise<boolean>;
  isOutdated: (stored: string) => boolean;
};

/** One bounded queue, so that a flood slows nothing else. */
export const makePasswords = (): Passwords => {
  const limit = pLimit(maxAtOnce);
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= maxWaiting) throw new ServiceUnavailable();
    return limit(work);
  };
  const nobodys = limit(() => hash(randomBytes(32), cost));
  return {
    hash: async (password) => inTurn(() => hash(password, cost)),
    verify: async (stored, password, admit) =>
      inTurn(async () => {
        await admit();
        const isRight = await verify(stored ?? (await nobodys), password);
        return isRight && stored !== null;
      }),
    isOutdated: (stored) => {
      const { memoryCost, timeCost, parallelism } = parseOptions(stored);
      return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
    },
  };
};

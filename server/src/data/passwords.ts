import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

import { ServiceUnavailable } from '../domain/errors.ts';

/** OWASP parameters: 46 MiB, one pass, one lane; about 10 ms. argon2id is the library’s default. */
const cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/** Of the four threads shared with file and DNS access, one stays free. */
const mostAtOnce = Math.max(1, Math.min(availableParallelism(), 3));

/** About half a second of wait; beyond it, a refusal is better (security: T18). */
const mostWaiting = mostAtOnce * 32;

export type Passwords = {
  /** Returns a PHC string, `$argon2id$v=19$m=47104,t=1,p=1$…`. @throws ServiceUnavailable when too many wait */
  hash: (password: string) => Promise<string>;
  /**
   * A null hash costs the same work and fails. `admit` counts the try when its turn comes, so that a full queue costs
   * none.
   * @throws ServiceUnavailable when too many wait
   */
  verify: (stored: string | null, password: string, admit: () => Promise<void>) => Promise<boolean>;
  isOutdated: (stored: string) => boolean;
};

/** One bounded queue hashes all passwords, so that a flood slows nothing else. */
export const makePasswords = (): Passwords => {
  const limit = pLimit(mostAtOnce);
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= mostWaiting) throw new ServiceUnavailable();
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

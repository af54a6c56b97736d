import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';

import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

import { ServiceUnavailable } from '../domain/errors.ts';

/** argon2id as OWASP advises it: 46 MiB, one pass, one lane; about 10 ms. argon2id is the library's default. */
const cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/** A hash takes a thread of the pool that also reads files and looks up names: of its four, one stays free. */
const mostAtOnce = Math.max(1, Math.min(availableParallelism(), 3));

/** Nobody waits much longer than half a second for a turn; beyond it, saying so is kinder (security: T18). */
const mostWaiting = mostAtOnce * 32;

export type Passwords = {
  /** The PHC string to keep, `$argon2id$v=19$m=47104,t=1,p=1$…`. @throws ServiceUnavailable when too many wait */
  hash: (password: string) => Promise<string>;
  /**
   * Whether it is the password of that hash; for null, nobody's, the same work for the answer no.
   * `admit` counts the try when its turn has come: who is turned away for lack of room has not tried.
   * @throws ServiceUnavailable when too many wait
   */
  verify: (stored: string | null, password: string, admit: () => Promise<void>) => Promise<boolean>;
  /** Whether the hash was made at another cost than today's, and should be made again at the next login. */
  isOutdated: (stored: string) => boolean;
};

/** The one place where passwords are hashed: sign-up and login share its bounded queue, so that a flood slows nothing else. */
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

import type { Kysely } from 'kysely';

import { TooManyAttempts } from '../domain/errors.ts';
import type { Tables } from './tables.ts';
import { windowThrottle } from './throttle.ts';
import type { Vault } from './vault.ts';

/** For emails that others can have sent; they never learn of the limit. */
export const mailsADay = 3;

const day = 24 * 60 * 60;

type Asked = { kind: 'agreement' | 'recovery' | 'verification'; address: string; maxPerDay: number };

/**
 * By mailbox: many accounts can name one.
 * @returns false once it got `maxPerDay`
 */
export const admitMail = async (
  db: Kysely<Tables>,
  { blindIndex }: Pick<Vault, 'blindIndex'>,
  { kind, address, maxPerDay }: Asked,
): Promise<boolean> => {
  if (maxPerDay === Infinity) return true;
  const mailed = windowThrottle(db, { name: `${kind}-mailbox`, points: maxPerDay, seconds: day });
  try {
    await mailed.admit(blindIndex(`${kind}\n${address}`).toString('base64url'));
    return true;
  } catch (error) {
    if (error instanceof TooManyAttempts) return false;
    throw error;
  }
};

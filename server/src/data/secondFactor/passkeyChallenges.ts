import { createHash, randomBytes } from 'node:crypto';

import { sql, type Kysely } from 'kysely';

import { passkeyLimits } from '../../../../contract/limits.ts';
import type { Tables } from '../tables.ts';
import type { ChallengePurpose } from '../tables/passkeys.ts';

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();

export type Bound = { purpose: ChallengePurpose; boundTo: Buffer };

/** Takes the place of the one before. */
export const newChallenge = async (
  db: Kysely<Tables>,
  { purpose, boundTo, accountId }: Bound & { accountId: string | null },
): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url');
  await db.deleteFrom('passkey_challenges').where('bound_to', '=', boundTo).where('purpose', '=', purpose).execute();
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashOf(challenge),
      purpose,
      bound_to: boundTo,
      account_id: accountId,
      expires_at: sql<Date>`now() + ${passkeyLimits.challengeMinutes}::int * interval '1 minute'`,
    })
    .execute();
  return challenge;
};

/** One statement: of two servers with one answer, one looks at it. */
export const spendChallenge = async (
  db: Kysely<Tables>,
  { purpose, boundTo }: Bound,
  challenge: string,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('purpose', '=', purpose)
    .where('bound_to', '=', boundTo)
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { randomInt } from 'node:crypto';
import { sql, type Transaction } from 'kysely';

import { guestChallenge, type GuestChallenge, type GuestProof } from '../../../../contract/guest.ts';
import { systemClock } from '../../domain/clock.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

/** How many keys a solver tries: so many at least, so many at most. */
const keys = { least: 60, most: 180 };
const lifeMinutes = 5;

/** Two secrets of this use alone, from the key of the digests. */
const secretsOf = ({ blindIndex }: Vault) => ({
  hmacSignatureSecret: blindIndex('express proof challenge').toString('hex'),
  hmacKeySignatureSecret: blindIndex('express proof key').toString('hex'),
});

/** Work of a certain cost for one place, signed, so that nothing has to be kept until it is done. */
export const makeProofWork = async (
  vault: Vault,
  { spaceId, cost }: { spaceId: string; cost: number },
): Promise<GuestChallenge> => {
  const challenge: Challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(keys.least, keys.most),
    data: { spaceId },
    deriveKey,
    // By the clock by which the library looks.
    expiresAt: new Date(systemClock().getTime() + lifeMinutes * 60_000),
    ...secretsOf(vault),
  });
  // What is left undefined is not part of what was signed.
  return guestChallenge.parse(JSON.parse(JSON.stringify(challenge)));
};

/** Whether the work for that place was done, by nobody’s leave but the signature’s. */
export const isProofOf = async (
  vault: Vault,
  { challenge, solution }: GuestProof,
  spaceId: string,
): Promise<boolean> => {
  if (challenge.parameters.data.spaceId !== spaceId) return false;
  const { counter, derivedKey } = solution;
  const { verified } = await verifySolution({
    challenge,
    solution: { counter, derivedKey },
    deriveKey,
    ...secretsOf(vault),
  });
  return verified;
};

/** Spends a proof: of any number of times at once, once. It is remembered for longer than it would serve. */
export const spendProof = async (transaction: Transaction<Tables>, { challenge }: GuestProof): Promise<boolean> => {
  const { rows } = await sql`
    insert into spent_proofs (nonce) values (${Buffer.from(challenge.parameters.nonce, 'hex')}::bytea) on conflict do nothing returning 1 as spent
  `.execute(transaction);
  return rows.length > 0;
};

import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { randomInt } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

import { guestChallenge, type GuestChallenge, type GuestProof } from '../../../contract/guest.ts';
import { workChallenge, type WorkChallenge, type WorkProof } from '../../../contract/proof.ts';
import { systemClock } from '../domain/clock.ts';
import type { Tables } from './tables.ts';
import type { Vault } from './vault.ts';

const keys = { least: 60, most: 180 };
const lifeMinutes = 5;

/** Derived from the digest key, for this use only. */
const secretsOf = ({ blindIndex }: Vault) => ({
  hmacSignatureSecret: blindIndex('express proof challenge').toString('hex'),
  hmacKeySignatureSecret: blindIndex('express proof key').toString('hex'),
});

type Named = Record<string, string>;

/** Signed; stores nothing. */
const makeChallenge = async (vault: Vault, data: Named, cost: number): Promise<unknown> => {
  const challenge: Challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(keys.least, keys.most),
    data,
    deriveKey,
    // The library uses the system clock.
    expiresAt: new Date(systemClock().getTime() + lifeMinutes * 60_000),
    ...secretsOf(vault),
  });
  // Undefined fields are not signed.
  return JSON.parse(JSON.stringify(challenge));
};

export const makeProofWork = async (
  vault: Vault,
  { spaceId, cost }: { spaceId: string; cost: number },
): Promise<GuestChallenge> => guestChallenge.parse(await makeChallenge(vault, { spaceId }, cost));

export const makeWork = async (
  vault: Vault,
  { purpose, cost }: { purpose: string; cost: number },
): Promise<WorkChallenge> => workChallenge.parse(await makeChallenge(vault, { purpose }, cost));

const isSolved = async (vault: Vault, { challenge, solution }: GuestProof | WorkProof): Promise<boolean> => {
  const { counter, derivedKey } = solution;
  const { verified } = await verifySolution({
    challenge,
    solution: { counter, derivedKey },
    deriveKey,
    ...secretsOf(vault),
  });
  return verified;
};

export const isProofOf = async (vault: Vault, proof: GuestProof, spaceId: string): Promise<boolean> =>
  proof.challenge.parameters.data.spaceId === spaceId && isSolved(vault, proof);

export const isWorkFor = async (vault: Vault, proof: WorkProof, purpose: string): Promise<boolean> =>
  proof.challenge.parameters.data.purpose === purpose && isSolved(vault, proof);

/** Keeps a proof longer than it is valid. */
export const spendProof = async (db: Kysely<Tables>, { challenge }: GuestProof | WorkProof): Promise<boolean> => {
  const { rows } = await sql`
    insert into spent_proofs (nonce) values (${Buffer.from(challenge.parameters.nonce, 'hex')}::bytea) on conflict do nothing returning 1 as spent
  `.execute(db);
  return rows.length > 0;
};

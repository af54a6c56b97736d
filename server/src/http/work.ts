import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

import { workProof, type WorkProof } from '../../../contract/proof.ts';
import { isWorkFor, makeWork, spendProof } from '../data/proofs.ts';
import type { Tables } from '../data/tables.ts';
import { BrokenRule } from '../domain/errors.ts';
import type { Deps } from './deps.ts';

/** Thrown where no challenge can be made: under locks. */
class WorkNeeded extends Error {
  readonly work: { purpose: string; cost: number };

  constructor(work: { purpose: string; cost: number }) {
    super('errors.workNeeded');
    this.name = 'WorkNeeded';
    this.work = work;
  }
}

const maxCharacters = 4_000;

export const workIn = ({ headers }: FastifyRequest): WorkProof | null => {
  const sent = headers['proof-of-work'];
  if (typeof sent !== 'string' || sent.length > maxCharacters) return null;
  try {
    return workProof.safeParse(JSON.parse(Buffer.from(sent, 'base64url').toString())).data ?? null;
  } catch {
    return null;
  }
};

/** @throws WorkNeeded */
export const demandWork = async (
  db: Kysely<Tables>,
  proof: WorkProof | null,
  { purpose, cost }: { purpose: string; cost: number | null },
  { vault }: Pick<Deps, 'vault'>,
): Promise<void> => {
  if (cost === null) return;
  const isEnough = proof !== null && proof.challenge.parameters.cost >= cost;
  if (isEnough && (await isWorkFor(vault, proof, purpose)) && (await spendProof(db, proof))) return;
  throw new WorkNeeded({ purpose, cost });
};

/** @throws BrokenRule (422 `errors.workNeeded`) with a challenge */
export const orAskWork = async <T>(asked: Promise<T>, { vault }: Pick<Deps, 'vault'>): Promise<T> => {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof WorkNeeded)) throw error;
    throw new BrokenRule('errors.workNeeded', { challenge: await makeWork(vault, error.work) });
  }
};

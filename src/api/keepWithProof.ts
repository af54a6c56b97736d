import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import { calls } from '../../contract/calls.ts';
import type { GuestChallenge } from '../../contract/guest.ts';
import type { ApiError } from './apiError';
import type { CallArgs } from './transport';

export type GuestSlot = { spaceId: string; token: string | null };

type Ask = (args: CallArgs) => ReturnType<BaseQueryFn<CallArgs, unknown, ApiError>>;
type Answer = { data: unknown } | { error: ApiError };

const cannotProve: ApiError = { status: 'network', message: 'express.cannotProve' };

const once = async ({ spaceId, token }: GuestSlot, ask: Ask, signal: AbortSignal): Promise<Answer> => {
  const [{ solveProof }, { data, error }] = await Promise.all([
    import('../lib/proof/solveProof'),
    ask({ call: calls.getGuestProof, params: { spaceId } }),
  ]);
  if (error) return { error };
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: only our own server has this area, and it answers by its contract
  const proof = await solveProof(data as GuestChallenge, signal);
  if (!proof) return { error: cannotProve };
  const kept = await ask({ call: calls.holdGuestSlot, body: { spaceId, token, proof } });
  return kept.error ? { error: kept.error } : { data: kept.data };
};

/** Solves a proof, valid for one slot once, and holds the slot. Retries once if the proof expired. */
export const keepWithProof = async (slot: GuestSlot, ask: Ask, signal: AbortSignal): Promise<Answer> => {
  const answer = await once(slot, ask, signal);
  return 'error' in answer && answer.error.message === 'express.proofNeeded' ? once(slot, ask, signal) : answer;
};

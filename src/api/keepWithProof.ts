import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import { calls } from '../../contract/calls.ts';
import type { GuestChallenge } from '../../contract/guest.ts';
import type { ApiError } from './apiError';
import type { CallArgs } from './transport';

/** A place of the express area, and the token of the visit being booked, once there is one. */
export type GuestSlot = { spaceId: string; token: string | null };

type Ask = (args: CallArgs) => ReturnType<BaseQueryFn<CallArgs, unknown, ApiError>>;
type Answer = { data: unknown } | { error: ApiError };

const cannotProve: ApiError = { status: 'network', message: 'express.cannotProve' };

/** Work, then the place: the work of one place is of no use for another, nor twice. */
const once = async ({ spaceId, token }: GuestSlot, ask: Ask, signal: AbortSignal): Promise<Answer> => {
  // What does the work comes while the work is asked for.
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

/** Keeps a place: asks for work, does it, holds. Work that turned out to be too old is done once more. */
export const keepWithProof = async (slot: GuestSlot, ask: Ask, signal: AbortSignal): Promise<Answer> => {
  const answer = await once(slot, ask, signal);
  return 'error' in answer && answer.error.message === 'express.proofNeeded' ? once(slot, ask, signal) : answer;
};

import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import { guestCalls } from '../../contract/calls/guestCalls.ts';
import type { GuestChallenge } from '../../contract/guest.ts';
import { forgetOnSessionEnd } from '../lib/forgetOnSessionEnd';
import type { ApiError } from './apiError';
import type { CallArgs } from './transport';

export type GuestSlot = { spaceId: string; token: string | null };

type Ask = (args: CallArgs) => ReturnType<BaseQueryFn<CallArgs, unknown, ApiError>>;
type Answer = { data: unknown } | { error: ApiError };

const cannotProve: ApiError = { status: 'network', message: 'guest.cannotProve' };

/** Of a hold that may be done: a new proof would be a new request, refused by the hold of the first. */
const unsettled = new Map<string, unknown>();
forgetOnSessionEnd('proof of an unsettled hold', () => {
  unsettled.clear();
});

const isOpen = (error: ApiError | undefined): boolean =>
  error?.status === 'unproven' || error?.status === 'network' || Number(error?.status) >= 500;

const proofFor = async ({ spaceId }: GuestSlot, ask: Ask, signal: AbortSignal): Promise<Answer> => {
  const [{ solveProof }, { data, error }] = await Promise.all([
    import('../lib/proof/solveProof'),
    ask({ call: guestCalls.getGuestProof, params: { spaceId } }),
  ]);
  if (error) return { error };
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: only our own server has this area, and it answers by its contract
  const proof = await solveProof(data as GuestChallenge, signal);
  return proof ? { data: proof } : { error: cannotProve };
};

const once = async (slot: GuestSlot, ask: Ask, signal: AbortSignal): Promise<Answer> => {
  const name = JSON.stringify(slot);
  const known = unsettled.get(name);
  const proven = known === undefined ? await proofFor(slot, ask, signal) : { data: known };
  if ('error' in proven) return proven;
  const { data, error } = await ask({ call: guestCalls.holdGuestSlot, body: { ...slot, proof: proven.data } });
  unsettled.clear();
  if (isOpen(error)) unsettled.set(name, proven.data);
  return error ? { error } : { data };
};

/** A proof is valid for one slot once. Retries once if it expired. */
export const holdWithProof = async (slot: GuestSlot, ask: Ask, signal: AbortSignal): Promise<Answer> => {
  const answer = await once(slot, ask, signal);
  return 'error' in answer && answer.error.message === 'express.proofNeeded' ? once(slot, ask, signal) : answer;
};

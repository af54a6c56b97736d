import { calls, type Call } from '../../contract/calls.ts';
import type { ApiError } from './apiError';

/** Callers check these answers: the specification leaves most bodies open (spec §7), and exports may be truncated. */
const lookedAt: ReadonlySet<Call> = new Set([
  calls.exportFile,
  calls.getPrivacy,
  calls.getTerms,
  calls.openRecovery,
  calls.countUnread,
  calls.getNetwork,
  calls.searchSlots,
  calls.listHistory,
  calls.listDependents,
]);

/** Neither object nor list, such as a host's fallback page. */
export const isUnusable = (call: Call, answer: unknown): boolean =>
  call.effect === 'read' && !lookedAt.has(call) && (typeof answer !== 'object' || answer === null);

/** As if the back end lacked the call (product §8 Another back end). */
export const unusable: ApiError = { status: 501, message: 'errors.http.501' };

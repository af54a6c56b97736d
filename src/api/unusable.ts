import { calls, type Call } from '../../contract/calls.ts';
import type { ApiError } from './apiError';

/**
 * Whoever asks looks at what was answered: the reading calls of the specification (spec §7), which leaves most bodies open, and the file of
 * everything, which may come cut short.
 */
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

/**
 * Whether one of our own reading calls was answered by neither a record nor a list: by nothing, or by the page that a host shows for
 * whatever it does not know.
 */
export const isUnusable = (call: Call, answer: unknown): boolean =>
  call.effect === 'read' && !lookedAt.has(call) && (typeof answer !== 'object' || answer === null);

/** What such an answer comes to: a back end that does not know the call (product §8 Another back end). */
export const unusable: ApiError = { status: 501, message: 'errors.http.501' };

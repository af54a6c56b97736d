import type { Call } from '../../contract/calls.ts';
import type { ApiError } from './apiError';
import type { Verdict } from './judge';

type Sent = { call: Pick<Call, 'effect'>; readsOnly?: boolean };

export const isWrite = ({ call, readsOnly = false }: Sent): boolean => call.effect === 'write' && !readsOnly;

/** A success that does not answer the call, or shows nothing done. */
export const unsettled = (args: Sent, verdict: Verdict): ApiError => {
  if (isWrite(args))
    return { status: 'unproven', message: verdict === 'replaced' ? 'errors.replacedWrite' : 'errors.unproven' };
  return { status: 'replaced', message: verdict === 'replaced' ? 'errors.replacedAnswer' : 'errors.unreadableAnswer' };
};

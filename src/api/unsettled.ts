import type { ApiError } from './apiError';
import type { Verdict } from './judge';
import type { CallArgs } from './transport';

export const isWrite = ({ call, readsOnly = false }: CallArgs): boolean => call.effect === 'write' && !readsOnly;

/** A success that does not answer the call, or shows nothing done. */
export const unsettled = (args: CallArgs, verdict: Verdict): ApiError => {
  if (isWrite(args))
    return { status: 'unproven', message: verdict === 'replaced' ? 'errors.replacedWrite' : 'errors.unproven' };
  return { status: 'replaced', message: verdict === 'replaced' ? 'errors.replacedAnswer' : 'errors.unreadableAnswer' };
};

import type { Call } from '../../contract/calls.ts';
import type { ApiError } from './apiError';
import type { Verdict } from './judge';

/** A success that does not answer `call`, or shows nothing done. */
export const unsettled = ({ effect }: Call, verdict: Verdict): ApiError => {
  if (effect === 'write')
    return { status: 'unproven', message: verdict === 'replaced' ? 'errors.replacedWrite' : 'errors.unproven' };
  return { status: 'replaced', message: verdict === 'replaced' ? 'errors.replacedAnswer' : 'errors.unreadableAnswer' };
};

import type { SerializedError } from '@reduxjs/toolkit';

import type { Call, CallName } from '../../contract/calls.ts';
import type { ApiError } from './apiError';
import type { TransportState } from './transport';

export const refusalIn = (error: ApiError | SerializedError | undefined): ApiError | undefined =>
  error !== undefined && 'status' in error ? error : undefined;

const absentStatuses: readonly (number | string)[] = [404, 405, 501];

/** Product §8. Our own 404 for a missing record has a message. */
export const isAbsent = (error: ApiError | SerializedError): boolean => {
  const refusal = refusalIn(error);
  return refusal !== undefined && absentStatuses.includes(refusal.status) && refusal.message !== 'errors.notFound';
};

export const notOffered: ApiError = { status: 501, message: 'errors.http.501' };

/** A key or an id in the call may be what is not there, unless the answer is no more than a host's page. */
const namesRecord = ({ path, root, method }: Call): boolean =>
  path.includes(':') || (root !== 'main' && method === 'POST');

export const isFoundAbsent = (call: Call, error: ApiError): boolean =>
  isAbsent(error) && !(error.status === 404 && namesRecord(call) && !error.message.startsWith('errors.http.'));

/** False once a call was found absent in this tab. */
export const selectIsOffered =
  (...names: readonly CallName[]) =>
  ({ capabilities: { absent } }: Pick<TransportState, 'capabilities'>): boolean =>
    !names.some((name) => absent.includes(name));

/** Why there is no answer, where the back end should have one. */
export const missedIn = ({ data, error }: { data?: unknown; error?: ApiError | SerializedError | undefined }) =>
  data === undefined && refusalIn(error) !== undefined && error && !isAbsent(error) ? error : undefined;

const refusedStatuses: readonly (number | string)[] = [403, 404];

export const unlessRefused = <T>(
  answer: T | undefined,
  error: ApiError | SerializedError | undefined,
): T | undefined => {
  const refusal = refusalIn(error);
  return refusal !== undefined && refusedStatuses.includes(refusal.status) ? undefined : answer;
};

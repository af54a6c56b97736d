import type { SerializedError } from '@reduxjs/toolkit';

import type { ApiError } from './apiError';

/** Undefined for exceptions of ours. */
export const refusalIn = (error: ApiError | SerializedError | undefined): ApiError | undefined =>
  error !== undefined && 'status' in error ? error : undefined;

const absentStatuses: readonly (number | string)[] = [404, 405, 501];

/** Whether the back end lacks this call (product §8). Our own 404 for a missing record has a message. */
export const isAbsent = (error: ApiError | SerializedError): boolean => {
  const refusal = refusalIn(error);
  return refusal !== undefined && absentStatuses.includes(refusal.status) && refusal.message !== 'errors.notFound';
};

const refusedStatuses: readonly (number | string)[] = [403, 404];

export const unlessRefused = <T>(
  answer: T | undefined,
  error: ApiError | SerializedError | undefined,
): T | undefined => {
  const refusal = refusalIn(error);
  return refusal !== undefined && refusedStatuses.includes(refusal.status) ? undefined : answer;
};

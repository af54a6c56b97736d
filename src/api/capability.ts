import type { SerializedError } from '@reduxjs/toolkit';

import type { ApiError } from './apiError';

/** The failure of a call as the server or the network gave it; nothing for a fault of our own code. */
export const refusalIn = (error: ApiError | SerializedError | undefined): ApiError | undefined =>
  error !== undefined && 'status' in error ? error : undefined;

const absentStatuses: readonly (number | string)[] = [404, 405, 501];

/**
 * Whether a back end does not know this call at all (product §8). Our own server also answers 404 for a thing that
 * is gone, but then it says so in its own words.
 */
export const isAbsent = (error: ApiError | SerializedError): boolean => {
  const refusal = refusalIn(error);
  return refusal !== undefined && absentStatuses.includes(refusal.status) && refusal.message !== 'errors.notFound';
};

const refusedStatuses: readonly (number | string)[] = [403, 404];

/** An answer as long as the server still gives it: one that was refused since takes what it showed before from the screen. */
export const unlessRefused = <T>(
  answer: T | undefined,
  error: ApiError | SerializedError | undefined,
): T | undefined => {
  const refusal = refusalIn(error);
  return refusal !== undefined && refusedStatuses.includes(refusal.status) ? undefined : answer;
};

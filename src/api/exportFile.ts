import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Bundle } from '@medplum/fhirtypes';

import { calls } from '../../contract/calls.ts';
import { isRecord } from '../lib/isRecord';
import type { ApiError } from './apiError';
import { baseQuery } from './baseQuery';

/** A whole file with its attachments over a slow phone. */
const timeoutMs = 170_000;

/** An answer that was cut short is no JSON, and another back end may answer anything: both are no file. */
const isFile = (answer: unknown): answer is Bundle =>
  isRecord(answer) && answer['resourceType'] === 'Bundle' && Array.isArray(answer['entry']);

type Asked = { file: Bundle; error?: undefined } | { error: ApiError };

/**
 * Asks for everything that was collected from the person, by their password (product §4, `exportedFile` of the contract). An action
 * that leaves nothing in the store: neither the password nor the file belongs in a cache, and the file may be large.
 */
export const exportFile =
  (password: string, { signal, abort }: { signal: AbortSignal; abort: () => void }) =>
  async (
    dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
    getState: () => unknown,
    extra: unknown,
  ): Promise<Asked> => {
    const call = { signal, abort, dispatch, getState, extra, endpoint: 'exportFile', type: 'mutation' as const };
    const { data, error } = await baseQuery({ call: calls.exportFile, body: { password }, timeoutMs }, call, undefined);
    if (error) return { error };
    return isFile(data) ? { file: data } : { error: { status: 'network', message: 'errors.network.error' } };
  };

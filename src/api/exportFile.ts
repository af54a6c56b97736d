import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Bundle } from '@medplum/fhirtypes';

import { accountCalls } from '../../contract/calls/accountCalls.ts';
import { isRecord } from '../lib/isRecord';
import type { ApiError } from './apiError';
import { ask } from './ask';

/** For a slow phone. */
const timeoutMs = 170_000;

/** A truncated answer is not JSON. */
const isFile = (answer: unknown): answer is Bundle =>
  isRecord(answer) && answer['resourceType'] === 'Bundle' && Array.isArray(answer['entry']);

type Asked = { file: Bundle; error?: undefined } | { error: ApiError };

/** Product §4. A plain thunk keeps password and file out of the cache. */
export const exportFile =
  (password: string, { signal, abort }: { signal: AbortSignal; abort: () => void }) =>
  async (
    dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
    getState: () => unknown,
    extra: unknown,
  ): Promise<Asked> => {
    const call = { signal, abort, dispatch, getState, extra, endpoint: 'exportFile', type: 'mutation' as const };
    const { data, error } = await ask(
      { call: accountCalls.exportFile, body: { password }, timeoutMs },
      call,
      undefined,
    );
    if (error) return { error };
    return isFile(data) ? { file: data } : { error: { status: 'network', message: 'errors.network.error' } };
  };

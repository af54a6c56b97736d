import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import type { ApiError } from './apiError';
import { ask } from './ask';
import type { CallArgs } from './transport';
import { fileOr, type Expected } from './wholeFile';

const timeoutMs = 170_000;

export type WantedFile = Pick<CallArgs, 'call' | 'ids' | 'params'> & { expected: Expected };

type Fetched = { file: File; error?: undefined } | { error: ApiError };

/** A plain thunk: no cache keeps the file. */
export const fetchFile =
  ({ expected, ...wanted }: WantedFile) =>
  async (
    dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
    getState: () => unknown,
    extra: unknown,
  ): Promise<Fetched> => {
    const controller = new AbortController();
    const { signal } = controller;
    const abort = (): void => {
      controller.abort();
    };
    const call = { signal, abort, dispatch, getState, extra, endpoint: 'fetchFile', type: 'query' as const };
    const { data, error } = await ask({ ...wanted, timeoutMs, read: fileOr(expected) }, call, undefined);
    if (error) return { error };
    return data instanceof File ? { file: data } : { error: { status: 'network', message: 'errors.network.error' } };
  };

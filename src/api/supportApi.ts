import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { accountCalls } from '../../contract/accountCalls.ts';
import type { ReportBody, Support } from '../../contract/support.ts';
import { api } from './api';
import type { ApiError } from './apiError';
import { learnCalls } from './ask';
import { ask } from './ask';

const calls = learnCalls(accountCalls);

const timeoutMs = 60_000;

export const supportApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getSupport: build.query<Support, void>({ query: () => ({ call: calls.getSupport }) }),
  }),
});

/** A plain thunk: the next report must not contain it. */
export const sendReport =
  (body: ReportBody, controller: AbortController) =>
  async (
    dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
    getState: () => unknown,
    extra: unknown,
  ): Promise<{ error?: ApiError }> => {
    const { signal } = controller;
    const abort = (): void => {
      controller.abort();
    };
    const call = { signal, abort, dispatch, getState, extra, endpoint: 'sendReport', type: 'mutation' as const };
    const { error } = await ask({ call: calls.sendReport, body, timeoutMs }, call, undefined);
    return error ? { error } : {};
  };

export const { useGetSupportQuery } = supportApi;

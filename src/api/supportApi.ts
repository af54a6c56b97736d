import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { supportCalls } from '../../contract/calls/supportCalls.ts';
import type { ReportBody, Support } from '../../contract/support.ts';
import { fieldsOf } from '../lib/isRecord';
import { api } from './api';
import type { ApiError } from './apiError';
import { ask } from './ask';

/** Milliseconds. The page waits; a file of megabytes takes its time. */
const [askMs, sendMs] = [5_000, 120_000];

export const supportApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getSupport: build.query<Support, void>({
      query: () => ({ call: supportCalls.getSupport, timeoutMs: askMs }),
    }),
  }),
});

/** A plain thunk: the next report must not contain it. Goes on when its page is left. */
export const sendReport =
  (body: ReportBody) =>
  async (
    dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
    getState: () => unknown,
    extra: unknown,
  ): Promise<{ error?: ApiError }> => {
    const controller = new AbortController();
    const { signal } = controller;
    const abort = (): void => {
      controller.abort();
    };
    const call = { signal, abort, dispatch, getState, extra, endpoint: 'sendReport', type: 'mutation' as const };
    const isIt = (answer: unknown): boolean => fieldsOf(answer)['reference'] === body.reference;
    const args = { call: supportCalls.sendReport, body, timeoutMs: sendMs, proof: { isIt } };
    const { error } = await ask(args, call, undefined);
    return error ? { error } : {};
  };

export const { useGetSupportQuery } = supportApi;

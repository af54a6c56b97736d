import type { AccessLogAnswer } from '../../contract/accessLog.ts';
import { accountCalls } from '../../contract/accountCalls.ts';
import { isRecord } from '../lib/isRecord';
import { api } from './api';
import { learnCalls } from './ask';

const calls = learnCalls(accountCalls);

export type AccessLogWanted = { patientId?: string; by?: 'others'; from?: string; to?: string };

/** Optional (product §8). */
const logIn = (answer: unknown): AccessLogAnswer => {
  if (!isRecord(answer) || !Array.isArray(answer['events'])) throw new Error('user/accesslog answered no list');
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the line above; the rest at the contract's word
  return { nextCursor: null, ...answer } as unknown as AccessLogAnswer;
};

/** Product §4. */
export const accessLogApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listAccess: build.infiniteQuery<AccessLogAnswer, AccessLogWanted, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) => ({
        call: calls.listAccess,
        params: { ...queryArg, per: 'day', ...(pageParam !== null && { cursor: pageParam }) },
      }),
      transformResponse: logIn,
      // Privacy: not cached once its page closes.
      keepUnusedDataFor: 0,
    }),
    knowsAccessLog: build.query<boolean, void>({
      query: () => ({ call: calls.listAccess, params: { limit: 0 } }),
      transformResponse: (answer) => {
        logIn(answer);
        return true;
      },
    }),
  }),
});

export const { useListAccessInfiniteQuery, useKnowsAccessLogQuery } = accessLogApi;

import type { AccessLogAnswer } from '../../contract/accessLog.ts';
import { accountCalls } from '../../contract/calls/accountCalls.ts';
import { isRecord } from '../lib/isRecord';
import { api } from './api';

/** Calendar dates in Quebec, both included. */
export type AccessLogWanted = { patientId?: string; by?: 'others'; from?: string; to?: string };

/** Optional (product §8). @throws when the answer is not a list */
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
        call: accountCalls.listAccess,
        params: { ...queryArg, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      transformResponse: logIn,
      // Privacy: not cached once its page closes.
      keepUnusedDataFor: 0,
    }),
    /** Leaves no entry. */
    knowsAccessLog: build.query<boolean, void>({
      query: () => ({ call: accountCalls.listAccess, params: { limit: 0 } }),
      transformResponse: (answer) => {
        logIn(answer);
        return true;
      },
    }),
  }),
});

export const { useListAccessInfiniteQuery, useKnowsAccessLogQuery } = accessLogApi;

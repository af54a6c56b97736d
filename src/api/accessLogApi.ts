import type { AccessLogAnswer } from '../../contract/accessLog.ts';
import { calls } from '../../contract/calls.ts';
import { isRecord } from '../lib/isRecord';
import { api } from './api';

/** Whose log, all of it or what others did, and from which day to which (calendar dates in Quebec, both included); the page comes by itself. */
export type AccessLogWanted = { patientId?: string; by?: 'others'; from?: string; to?: string };

/** The log is a capability (product §8). @throws when a back end answers something that is no list */
const logIn = (answer: unknown): AccessLogAnswer => {
  if (!isRecord(answer) || !Array.isArray(answer['events'])) throw new Error('user/accesslog answered no list');
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the line above; the rest at the contract's word
  return { nextCursor: null, ...answer } as unknown as AccessLogAnswer;
};

/** Who saw a file (product §4). */
export const accessLogApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listAccess: build.infiniteQuery<AccessLogAnswer, AccessLogWanted, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) => ({
        call: calls.listAccess,
        params: { ...queryArg, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      transformResponse: logIn,
      // Nothing keeps what a file went through longer than its page is open.
      keepUnusedDataFor: 0,
    }),
    /** Whether there is a log: reads none of it, hence leaves no line in it. */
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

import { mailboxCalls } from '../../contract/calls/mailboxCalls.ts';
import type { ClinicsAnswer, ThreadAnswer, ThreadsAnswer, ThreadsQuery } from '../../contract/mailbox.ts';
import { isRecord } from '../lib/isRecord';
import { api } from './api';

export type ThreadsWanted = Pick<ThreadsQuery, 'folder'> & { aboutPatient?: string; q?: string; network?: 'true' };

/** Optional (product §8): no threads, no mailbox. */
const threadsAnswerIn = (answer: unknown): ThreadsAnswer => {
  if (!isRecord(answer) || !Array.isArray(answer['threads']))
    throw new Error('mailbox/threads answered something that is not a list');
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the line above; the rest at the contract's word
  return { nextCursor: null, unread: 0, ...answer } as unknown as ThreadsAnswer;
};

export const threadLists = { type: 'Thread', id: 'LIST' } as const;

/** Product §4 Mailbox. */
export const threadsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listThreads: build.infiniteQuery<ThreadsAnswer, ThreadsWanted, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) => ({
        call: mailboxCalls.listThreads,
        params: { ...queryArg, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      transformResponse: threadsAnswerIn,
      providesTags: [threadLists],
    }),
    openThread: build.query<ThreadAnswer, string>({
      query: (id) => ({ call: mailboxCalls.openThread, ids: { id } }),
      providesTags: (_answer, _error, id) => [{ type: 'Thread', id }],
    }),
    listWritableClinics: build.query<ClinicsAnswer, string | null>({
      query: (aboutPatient) => ({
        call: mailboxCalls.listWritableClinics,
        ...(aboutPatient !== null && { params: { aboutPatient } }),
      }),
      providesTags: [threadLists, 'History'],
    }),
  }),
});

export const { useListThreadsInfiniteQuery, useOpenThreadQuery, useListWritableClinicsQuery } = threadsApi;

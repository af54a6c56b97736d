import type { StaffThread, StaffThreadActBody, StaffThreads } from '../../contract/staffThreads.ts';
import { withRetry } from './proofs';
import { staffApi } from './staffApi';

type Answer = { threadId: string; body: string; revision: number; key: string };
type Care = { threadId: string; asked: StaffThreadActBody };

/** What patients wrote to a clinic. */
export const threadsApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    showThreads: build.query<StaffThreads, string>({
      query: (clinic) => ({ call: 'showThreads', params: { clinic } }),
      keepUnusedDataFor: 0,
      providesTags: ['Threads'],
    }),
    countThreads: build.query<{ waiting: number }, string>({
      query: (clinic) => ({ call: 'countThreads', params: { clinic } }),
      keepUnusedDataFor: 0,
      providesTags: ['Threads'],
    }),
    readThread: build.query<StaffThread, string>({
      query: (threadId) => ({ call: 'readThread', id: threadId }),
      keepUnusedDataFor: 0,
      providesTags: ['Threads'],
    }),
    answerThread: build.mutation<void, Answer>({
      query: ({ threadId, body, revision, key }) =>
        withRetry({ call: 'answerThread', id: threadId, body: { body, revision }, key }),
      invalidatesTags: ['Threads'],
    }),
    actOnThread: build.mutation<void, Care>({
      query: ({ threadId, asked }) =>
        withRetry({ call: 'actOnThread', id: threadId, body: asked, key: crypto.randomUUID() }),
      // A refusal shows who was faster, too.
      invalidatesTags: ['Threads'],
    }),
  }),
});

export const {
  useShowThreadsQuery,
  useCountThreadsQuery,
  useReadThreadQuery,
  useAnswerThreadMutation,
  useActOnThreadMutation,
} = threadsApi;

import type { StaffThread, StaffThreads, ThreadAct } from '../../contract/staffThreads.ts';
import { answerSeen, careSeen } from './proofs';
import { staffApi } from './staffApi';

type Answer = { threadId: string; body: string; revision: number; after: string; key: string };
type Care = { threadId: string; act: ThreadAct; revision: number; key: string };

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
      query: ({ threadId, body, revision, after, key }) => ({
        call: 'answerThread',
        id: threadId,
        key,
        body: { body, revision },
        look: answerSeen(threadId, { body, after }),
      }),
      invalidatesTags: ['Threads'],
    }),
    actOnThread: build.mutation<void, Care>({
      query: ({ threadId, act, revision, key }) => ({
        call: 'actOnThread',
        id: threadId,
        key,
        body: { act, revision },
        look: careSeen(threadId, act),
      }),
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

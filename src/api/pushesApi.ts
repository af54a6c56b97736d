import { accountCalls } from '../../contract/accountCalls.ts';
import type { Pushes, PushSubscriptionBody } from '../../contract/news.ts';
import { api } from './api';
import { learnCalls } from './ask';

const calls = learnCalls(accountCalls);

export const pushesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getPushes: build.query<Pushes, void>({
      query: () => ({ call: calls.getPushes }),
      providesTags: ['Pushes'],
    }),
    keepPushes: build.mutation<Pushes, PushSubscriptionBody>({
      query: (body) => ({ call: calls.keepPushes, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Pushes']),
    }),
    endPushes: build.mutation<void, void>({
      query: () => ({ call: calls.endPushes }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Pushes']),
    }),
  }),
});

export const { useGetPushesQuery, useKeepPushesMutation, useEndPushesMutation } = pushesApi;

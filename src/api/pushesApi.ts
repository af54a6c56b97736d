import { accountCalls } from '../../contract/calls/accountCalls.ts';
import { newsKinds } from '../../contract/catalogues.ts';
import type { PushChoices, Pushes, PushSubscriptionBody } from '../../contract/pushes.ts';
import { fieldsOf } from '../lib/isRecord';
import { api } from './api';

/** Its shape was seen. */
const pushesIn = (answer: unknown): Pushes => {
  const { elsewhere, isOn, kinds, serverKey } = fieldsOf(answer);
  return {
    serverKey: typeof serverKey === 'string' ? serverKey : null,
    isOn: isOn === true,
    elsewhere: typeof elsewhere === 'number' ? elsewhere : 0,
    kinds: newsKinds.filter((kind) => Array.isArray(kinds) && kinds.includes(kind)),
  };
};

/** Decision 75. */
export const pushesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getPushes: build.query<Pushes, void>({
      query: () => ({ call: accountCalls.getPushes }),
      transformResponse: pushesIn,
      providesTags: ['Pushes'],
    }),
    keepPushes: build.mutation<Pushes, PushSubscriptionBody>({
      query: (body) => ({ call: accountCalls.keepPushes, body }),
      transformResponse: pushesIn,
      invalidatesTags: (_answer, error) => (error ? [] : ['Pushes']),
    }),
    choosePushes: build.mutation<Pushes, PushChoices>({
      query: (body) => ({ call: accountCalls.choosePushes, body }),
      transformResponse: pushesIn,
      invalidatesTags: (_answer, error) => (error ? [] : ['Pushes']),
    }),
    endPushes: build.mutation<void, void>({
      query: () => ({ call: accountCalls.endPushes }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Pushes']),
    }),
    endOtherPushes: build.mutation<void, void>({
      query: () => ({ call: accountCalls.endOtherPushes }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Pushes']),
    }),
  }),
});

export const {
  useGetPushesQuery,
  useKeepPushesMutation,
  useChoosePushesMutation,
  useEndPushesMutation,
  useEndOtherPushesMutation,
} = pushesApi;

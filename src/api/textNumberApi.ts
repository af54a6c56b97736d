import { accountCalls } from '../../contract/accountCalls.ts';
import type { TextNumber } from '../../contract/news.ts';
import { api } from './api';
import { learnCalls } from './ask';

const calls = learnCalls(accountCalls);

export const textNumberApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getTextNumber: build.query<TextNumber, void>({
      query: () => ({ call: calls.getTextNumber }),
      providesTags: ['TextNumber'],
    }),
    keepTextNumber: build.mutation<TextNumber, { number: string }>({
      query: (body) => ({ call: calls.keepTextNumber, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['TextNumber']),
    }),
    confirmTextNumber: build.mutation<TextNumber, { code: string }>({
      query: (body) => ({ call: calls.confirmTextNumber, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['TextNumber']),
    }),
    endTextNumber: build.mutation<void, void>({
      query: () => ({ call: calls.endTextNumber }),
      invalidatesTags: (_answer, error) => (error ? [] : ['TextNumber']),
    }),
  }),
});

export const {
  useGetTextNumberQuery,
  useKeepTextNumberMutation,
  useConfirmTextNumberMutation,
  useEndTextNumberMutation,
} = textNumberApi;

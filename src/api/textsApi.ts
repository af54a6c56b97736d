import { accountCalls } from '../../contract/calls/accountCalls.ts';
import { newsKinds, textNumberStates } from '../../contract/catalogues.ts';
import type { TextChoices, Texts } from '../../contract/texts.ts';
import { fieldsOf } from '../lib/isRecord';
import { api } from './api';

/** Its shape was seen; a state of tomorrow shows no number. */
const textsIn = (answer: unknown): Texts => {
  const { isOffered, kinds, number, showsDetails, state } = fieldsOf(answer);
  return {
    isOffered: isOffered === true,
    state: textNumberStates.find((one) => one === state) ?? 'none',
    number: typeof number === 'string' ? number : null,
    kinds: newsKinds.filter((kind) => Array.isArray(kinds) && kinds.includes(kind)),
    showsDetails: showsDetails === true,
  };
};

/** Decision 74. */
export const textsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getTexts: build.query<Texts, void>({
      query: () => ({ call: accountCalls.getTexts }),
      transformResponse: textsIn,
      providesTags: ['Texts'],
    }),
    keepTextNumber: build.mutation<Texts, { number: string }>({
      query: (body) => ({ call: accountCalls.keepTextNumber, body }),
      transformResponse: textsIn,
      invalidatesTags: (_answer, error) => (error ? [] : ['Texts']),
    }),
    confirmTextNumber: build.mutation<Texts, { code: string }>({
      query: (body) => ({ call: accountCalls.confirmTextNumber, body }),
      transformResponse: textsIn,
      invalidatesTags: (_answer, error) => (error ? [] : ['Texts']),
    }),
    chooseTexts: build.mutation<Texts, TextChoices>({
      query: (body) => ({ call: accountCalls.chooseTexts, body }),
      transformResponse: textsIn,
      invalidatesTags: (_answer, error) => (error ? [] : ['Texts']),
    }),
    endTextNumber: build.mutation<void, void>({
      query: () => ({ call: accountCalls.endTextNumber }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Texts']),
    }),
  }),
});

export const {
  useGetTextsQuery,
  useKeepTextNumberMutation,
  useConfirmTextNumberMutation,
  useChooseTextsMutation,
  useEndTextNumberMutation,
} = textsApi;

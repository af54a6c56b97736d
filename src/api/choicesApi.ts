import { bookingCalls } from '../../contract/calls/bookingCalls.ts';
import type { ChoicesAnswer } from '../../contract/choices.ts';
import { api } from './api';

export type Chosen = ChoicesAnswer['choices'][number];

/** Decision 90. */
export const choicesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getChoices: build.query<Chosen[], void>({
      query: () => ({ call: bookingCalls.getChoices }),
      transformResponse: ({ choices }: ChoicesAnswer) => choices,
      providesTags: ['History', 'Dependent'],
    }),
    forgetChoices: build.mutation<void, void>({
      query: () => ({ call: bookingCalls.forgetChoices }),
      invalidatesTags: (_answer, error) => (error ? [] : ['History']),
    }),
  }),
});

export const { useGetChoicesQuery, useForgetChoicesMutation } = choicesApi;

import { calls } from '../../contract/calls.ts';
import type { ChoicesAnswer } from '../../contract/choices.ts';
import { isRecord } from '../lib/isRecord';
import { api } from './api';

export type Chosen = ChoicesAnswer[number];

const isChosen = (choice: unknown): choice is Chosen =>
  isRecord(choice) && ['patientId', 'clinicId', 'careType', 'mode'].every((name) => typeof choice[name] === 'string');

export const choicesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getChoices: build.query<Chosen[], void>({
      query: () => ({ call: calls.getChoices }),
      transformResponse: (choices: unknown[]) => choices.filter(isChosen),
      providesTags: ['History'],
    }),
    forgetChoices: build.mutation<void, void>({
      query: () => ({ call: calls.forgetChoices }),
      invalidatesTags: (_answer, error) => (error ? [] : ['History']),
    }),
  }),
});

export const { useGetChoicesQuery, useForgetChoicesMutation } = choicesApi;

import { calls } from '../../contract/calls.ts';
import type { Agreement, AgreementBody } from '../../contract/delegates.ts';
import { api } from './api';

/** What a mailed request opens (product §8 More routes): each act carries the key and the birth date again, which nobody keeps. */
export const agreementApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    openAgreement: build.mutation<Agreement, AgreementBody>({
      query: (body) => ({ call: calls.openAgreement, body }),
      invalidatesTags: (_agreement, error, { action }) => (error || action === 'read' ? [] : ['Delegate', 'Dependent']),
    }),
  }),
});

export const { useOpenAgreementMutation } = agreementApi;

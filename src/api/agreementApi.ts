import { accessCalls } from '../../contract/calls/accessCalls.ts';
import type { Agreement, AgreementBody } from '../../contract/delegates.ts';
import { api } from './api';

/** Emailed requests (product §8 More routes). Every call resends key and birth date; nothing is cached. */
export const agreementApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    openAgreement: build.mutation<Agreement, AgreementBody>({
      query: (body) => ({ call: accessCalls.openAgreement, body, readsOnly: body.action === 'read' }),
      invalidatesTags: (_agreement, error, { action }) => (error || action === 'read' ? [] : ['Delegate', 'Dependent']),
    }),
  }),
});

export const { useOpenAgreementMutation } = agreementApi;

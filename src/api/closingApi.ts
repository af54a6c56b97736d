import { calls } from '../../contract/calls.ts';
import type { ClosedAccount, ClosingBody, ClosingOutlook } from '../../contract/closing.ts';
import { api } from './api';
import { closedProof } from './sessionProofs';

/** Product §4. sessionApi.ts reopens. */
export const closingApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Never cached: appointments change meanwhile. */
    foreseeClosing: build.query<ClosingOutlook, void>({
      query: () => ({ call: calls.foreseeClosing }),
      keepUnusedDataFor: 0,
    }),
    closeAccount: build.mutation<ClosedAccount, ClosingBody & { login: string }>({
      query: ({ login, ...body }) => ({
        call: calls.closeAccount,
        body,
        proof: closedProof({ username: login, password: body.password }),
      }),
    }),
  }),
});

export const { useForeseeClosingQuery, useCloseAccountMutation } = closingApi;

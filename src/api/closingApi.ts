import { calls } from '../../contract/calls.ts';
import type { ClosedAccount, ClosingBody, ClosingOutlook } from '../../contract/closing.ts';
import { api } from './api';

/** Product §4. sessionApi.ts reopens. */
export const closingApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Never cached: appointments change meanwhile. */
    foreseeClosing: build.query<ClosingOutlook, void>({
      query: () => ({ call: calls.foreseeClosing }),
      keepUnusedDataFor: 0,
    }),
    closeAccount: build.mutation<ClosedAccount, ClosingBody>({ query: (body) => ({ call: calls.closeAccount, body }) }),
  }),
});

export const { useForeseeClosingQuery, useCloseAccountMutation } = closingApi;

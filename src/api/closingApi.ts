import { calls } from '../../contract/calls.ts';
import type { ClosedAccount, ClosingBody, ClosingOutlook } from '../../contract/closing.ts';
import { api } from './api';

/** Closing one's account (product §4). Bringing it back is a way to sign in, and stands with the others. */
export const closingApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Visits come and go meanwhile: asked for each time. */
    foreseeClosing: build.query<ClosingOutlook, void>({
      query: () => ({ call: calls.foreseeClosing }),
      keepUnusedDataFor: 0,
    }),
    closeAccount: build.mutation<ClosedAccount, ClosingBody>({ query: (body) => ({ call: calls.closeAccount, body }) }),
  }),
});

export const { useForeseeClosingQuery, useCloseAccountMutation } = closingApi;

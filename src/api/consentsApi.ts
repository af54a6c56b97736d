import type { Consents } from '../../contract/account.ts';
import { calls } from '../../contract/calls.ts';
import { api } from './api';

/** What a person agreed to (product §4). */
export const consentsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getConsents: build.query<Consents, void>({ query: () => ({ call: calls.getConsents }), providesTags: ['User'] }),
  }),
});

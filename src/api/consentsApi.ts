import type { ConsentDecisions, Consents } from '../../contract/account.ts';
import { accountCalls } from '../../contract/calls/accountCalls.ts';
import { consentKinds } from '../../contract/catalogues.ts';
import { api } from './api';

/** @throws when a consent has no decision */
const consentsIn = (answer: unknown): Consents => {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: what is relied on is checked in the next line
  const consents = answer as Partial<Consents> | null;
  if (!consentKinds.every((kind) => typeof consents?.[kind]?.granted === 'boolean'))
    throw new Error('user/consents answered no consents');
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: each kind was just seen
  return consents as Consents;
};

export const consentsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getConsents: build.query<Consents, void>({
      query: () => ({ call: accountCalls.getConsents }),
      transformResponse: consentsIn,
      providesTags: ['Consent'],
    }),
    changeConsents: build.mutation<Consents, ConsentDecisions>({
      query: (body) => ({ call: accountCalls.changeConsents, body }),
      transformResponse: consentsIn,
      onQueryStarted: async ({ analytics }, { dispatch, queryFulfilled }) => {
        // Stops analytics at once, before the server answers.
        const turnedOff =
          analytics?.granted === false
            ? dispatch(
                consentsApi.util.updateQueryData('getConsents', undefined, (known) => {
                  known.analytics.granted = false;
                }),
              )
            : undefined;
        try {
          const { data } = await queryFulfilled;
          await dispatch(consentsApi.util.upsertQueryData('getConsents', undefined, data));
        } catch {
          turnedOff?.undo(); // the screen shows the error
        }
      },
    }),
  }),
});

export const { useGetConsentsQuery, useChangeConsentsMutation } = consentsApi;

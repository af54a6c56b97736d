import { calls } from '../../contract/calls.ts';
import type { RecoveredUser, RecoveryBody, RecoveryKeyBody, VerificationBody } from '../../contract/recovery.ts';
import { fieldsOf } from '../lib/isRecord';
import { api } from './api';

/** @throws when a back end does not say whose key it is. */
const userIn = (answer: unknown): RecoveredUser => {
  const { login } = fieldsOf(answer);
  if (typeof login !== 'number' && (typeof login !== 'string' || login === ''))
    throw new Error('recover/user answered no login');
  return { login: String(login) }; // a login id of digits alone may come as a number
};

/** A lost password, and an address to confirm (spec §7, product §4). The new password itself signs in: sessionApi.ts. */
export const recoveryApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What it answers is the same for everybody, and says nothing more. */
    requestRecovery: build.mutation<unknown, RecoveryBody>({
      query: (body) => ({ call: calls.requestRecovery, body }),
    }),
    openRecovery: build.query<RecoveredUser, RecoveryKeyBody>({
      query: (body) => ({ call: calls.openRecovery, body }),
      transformResponse: userIn,
      // Nothing of a key is kept longer than its page is open.
      keepUnusedDataFor: 0,
    }),
    verifyEmail: build.mutation<void, VerificationBody>({
      query: (body) => ({ call: calls.verifyEmail, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['User']),
    }),
    requestVerification: build.mutation<void, void>({ query: () => ({ call: calls.requestVerification }) }),
  }),
});

export const {
  useRequestRecoveryMutation,
  useOpenRecoveryQuery,
  useVerifyEmailMutation,
  useRequestVerificationMutation,
} = recoveryApi;

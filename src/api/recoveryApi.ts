import { accountCalls } from '../../contract/calls/accountCalls.ts';
import { specifiedCalls } from '../../contract/calls/specifiedCalls.ts';
import type { RecoveredUser, RecoveryBody, RecoveryKeyBody, VerificationBody } from '../../contract/recovery.ts';
import { fieldsOf } from '../lib/isRecord';
import { api } from './api';

/** @throws without a login */
const userIn = (answer: unknown): RecoveredUser => {
  const { login } = fieldsOf(answer);
  if (typeof login !== 'number' && (typeof login !== 'string' || login === ''))
    throw new Error('recover/user answered no login');
  return { login: String(login) }; // an all-digit login may be a number
};

/** Spec §7, product §4; sessionApi.ts sets the password. */
export const recoveryApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Same answer for everyone: no account enumeration. */
    requestRecovery: build.mutation<unknown, RecoveryBody>({
      query: (body) => ({ call: specifiedCalls.requestRecovery, body }),
    }),
    openRecovery: build.query<RecoveredUser, RecoveryKeyBody>({
      query: (body) => ({ call: specifiedCalls.openRecovery, body }),
      transformResponse: userIn,
      // Secret: not cached once its page closes.
      keepUnusedDataFor: 0,
    }),
    verifyEmail: build.mutation<void, VerificationBody>({
      query: (body) => ({ call: accountCalls.verifyEmail, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['User']),
    }),
    requestVerification: build.mutation<void, void>({ query: () => ({ call: accountCalls.requestVerification }) }),
  }),
});

export const {
  useRequestRecoveryMutation,
  useOpenRecoveryQuery,
  useVerifyEmailMutation,
  useRequestVerificationMutation,
} = recoveryApi;

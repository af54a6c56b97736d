import { calls } from '../../contract/calls.ts';
import type { RecoveredUser, RecoveryBody, RecoveryKeyBody, VerificationBody } from '../../contract/recovery.ts';
import { fieldsOf } from '../lib/isRecord';
import { api } from './api';
import { idText } from './idText';
import type { Proof } from './transport';

const userIn = (answer: unknown): RecoveredUser => {
  const login = idText(fieldsOf(answer)['login']);
  if (login === undefined) throw new Error('recover/user answered no login');
  return { login };
};

/** The text of spec §7 may be empty, but not from our server. */
const emptyText: Proof = {
  vouch: async (ask, signs) => {
    const { error } = await ask({ call: calls.countUnread });
    return (error === undefined || error.status === 401) && !signs() ? { data: '' } : undefined;
  },
};

/** Spec §7, product §4. */
export const recoveryApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Same answer for everyone: no account enumeration. */
    requestRecovery: build.mutation<unknown, RecoveryBody>({
      query: (body) => ({ call: calls.requestRecovery, body, proof: emptyText }),
    }),
    openRecovery: build.query<RecoveredUser, RecoveryKeyBody>({
      query: (body) => ({ call: calls.openRecovery, body }),
      transformResponse: userIn,
      // Secret: not cached once its page closes.
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

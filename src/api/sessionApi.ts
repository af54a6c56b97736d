import { sessionCalls } from '../../contract/calls/sessionCalls.ts';
import { specifiedCalls } from '../../contract/calls/specifiedCalls.ts';
import type { NewPasswordBody } from '../../contract/recovery.ts';
import type { LoginBody, SignupBody } from '../../contract/session.ts';
import { fieldsOf } from '../lib/isRecord';
import { api } from './api';
import type { ApiError } from './apiError';
import { logoutProof, signInProof } from './sessionProofs';

/** Where the answer is empty, the typed name is the login id (product, before §1). */
const loginIn = (answer: unknown, typed: string): string => {
  const { login } = fieldsOf(answer);
  return typeof login === 'string' && login !== '' ? login : typed;
};

/** Product §3. */
const refusedSignIn = (error: ApiError): ApiError =>
  error.status === 401 && error.message === 'errors.http.401'
    ? { ...error, message: 'errors.invalidCredentials' }
    : error;

/** Spec §7, product §4. */
export const sessionApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    login: build.mutation<string, LoginBody>({
      query: (body) => ({ call: specifiedCalls.login, body, proof: signInProof(body.username) }),
      extraOptions: { signsIn: true },
      transformResponse: (answer, _meta, { username }) => loginIn(answer, username),
      transformErrorResponse: refusedSignIn,
    }),
    signup: build.mutation<string, SignupBody>({
      query: (body) => ({ call: specifiedCalls.signup, body, proof: signInProof(body.login) }),
      extraOptions: { signsIn: true },
      transformResponse: (answer, _meta, { login }) => loginIn(answer, login),
    }),
    completeRecovery: build.mutation<string, NewPasswordBody>({
      query: (body) => ({ call: specifiedCalls.completeRecovery, body, proof: signInProof(body.username) }),
      extraOptions: { signsIn: true },
      transformResponse: (answer, _meta, { username }) => loginIn(answer, username),
    }),
    reopenAccount: build.mutation<string, LoginBody>({
      query: (body) => ({ call: sessionCalls.reopenAccount, body, proof: signInProof(body.username) }),
      extraOptions: { signsIn: true },
      transformResponse: (answer, _meta, { username }) => loginIn(answer, username),
    }),
    /** Short: logout clears the screen anyway. */
    logout: build.mutation<void, void>({
      query: () => ({ call: specifiedCalls.logout, timeoutMs: 8_000, proof: logoutProof }),
    }),
    extendSession: build.mutation<void, void>({ query: () => ({ call: sessionCalls.extendSession }) }),
  }),
});

export const { useSignupMutation, useCompleteRecoveryMutation, useExtendSessionMutation } = sessionApi;

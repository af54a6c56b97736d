import { calls } from '../../contract/calls.ts';
import type { NewPasswordBody } from '../../contract/recovery.ts';
import type { LoginBody, Profile, ProfileChange, SignupBody } from '../../contract/session.ts';
import { api } from './api';

/** Another back end may answer a sign-in with nothing: then the typed name is the login id (product, before §1). */
const loginIn = (answer: unknown, typed: string): string =>
  typeof answer === 'object' && answer !== null && 'login' in answer && typeof answer.login === 'string' && answer.login !== ''
    ? answer.login
    : typed;

/** Session and account (spec §7, product §4). A sign-in answers the login id. */
export const sessionApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    login: build.mutation<string, LoginBody>({
      query: (body) => ({ call: calls.login, body }),
      extraOptions: { signsIn: true },
      transformResponse: (answer, _meta, { username }) => loginIn(answer, username),
    }),
    signup: build.mutation<string, SignupBody>({
      query: (body) => ({ call: calls.signup, body }),
      extraOptions: { signsIn: true },
      transformResponse: (answer, _meta, { login }) => loginIn(answer, login),
    }),
    completeRecovery: build.mutation<string, NewPasswordBody>({
      query: (body) => ({ call: calls.completeRecovery, body }),
      extraOptions: { signsIn: true },
      transformResponse: (answer, _meta, { username }) => loginIn(answer, username),
    }),
    logout: build.mutation<void, void>({ query: () => ({ call: calls.logout }) }),
    extendSession: build.mutation<void, void>({ query: () => ({ call: calls.extendSession }) }),
    getUser: build.query<Profile, void>({ query: () => ({ call: calls.getUser }), providesTags: ['User'] }),
    changeUser: build.mutation<Profile, ProfileChange>({
      query: (body) => ({ call: calls.changeUser, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['User']),
    }),
  }),
});

export const { useLoginMutation, useSignupMutation, useCompleteRecoveryMutation, useExtendSessionMutation, useGetUserQuery, useChangeUserMutation } = sessionApi;

import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query';

import { calls } from '../../contract/calls.ts';
import type { LoginBody, Profile, ProfileChange, SignupBody } from '../../contract/session.ts';
import { api } from './api';
import type { ApiError } from './apiError';
import { sessionStarted } from './signals';
import type { CallArgs } from './transport';

type Send = (args: CallArgs) => QueryReturnValue<unknown, ApiError> | PromiseLike<QueryReturnValue<unknown, ApiError>>;

/** Another back end may answer a sign-in with nothing: then the typed name is the login id (product, before §1). */
const loginIn = (answer: unknown, typed: string): string =>
  typeof answer === 'object' && answer !== null && 'login' in answer && typeof answer.login === 'string' && answer.login !== ''
    ? answer.login
    : typed;

/** A call that signs in. The session has started by the time its caller hears of it. */
const signIn = (args: CallArgs, typed: string) =>
  async ({ dispatch }: Pick<BaseQueryApi, 'dispatch'>, send: Send) => {
    const { data, error } = await send(args);
    if (error) return { error };
    const user = loginIn(data, typed);
    dispatch(sessionStarted({ user }));
    return { data: user };
  };

/** Session and account (spec §7, product §4). A sign-in answers the login id. */
export const sessionApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    login: build.mutation<string, LoginBody>({
      queryFn: (body, store, _options, send) => signIn({ call: calls.login, body }, body.username)(store, send),
      extraOptions: { signsIn: true },
    }),
    signup: build.mutation<string, SignupBody>({
      queryFn: (body, store, _options, send) => signIn({ call: calls.signup, body }, body.login)(store, send),
      extraOptions: { signsIn: true },
    }),
    logout: build.mutation<void, void>({ query: () => ({ call: calls.logout }) }),
    getUser: build.query<Profile, void>({ query: () => ({ call: calls.getUser }), providesTags: ['User'] }),
    changeUser: build.mutation<Profile, ProfileChange>({
      query: (body) => ({ call: calls.changeUser, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['User']),
    }),
  }),
});

export const { useLoginMutation, useSignupMutation, useGetUserQuery, useChangeUserMutation } = sessionApi;

import type { OpenSession } from '../../contract/account.ts';
import { calls } from '../../contract/calls.ts';
import { api } from './api';

type PasswordChange = { password: string; newPassword: string; confirmNewPassword: string };
type EmailChange = { password: string; email: string };

/** @throws when a back end answers something that is no list of sessions */
const sessionsIn = (answer: unknown): OpenSession[] => {
  if (!Array.isArray(answer)) throw new Error('user/sessions answered no list');
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: a back end that knows this call of ours keeps to the contract
  return answer as OpenSession[];
};

/** How an account is reached, and from where (product §4). */
export const accountApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Ends every other session, and forgets an address that waits to be confirmed. */
    changePassword: build.mutation<void, PasswordChange>({
      query: (body) => ({ call: calls.changePassword, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['User', 'Device']),
    }),
    changeEmail: build.mutation<void, EmailChange>({
      query: (body) => ({ call: calls.changeEmail, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['User']),
    }),
    listSessions: build.query<OpenSession[], void>({
      query: () => ({ call: calls.listSessions }),
      transformResponse: sessionsIn,
      providesTags: ['Device'],
    }),
    /** One session by its id, or `others`: all but this one. */
    endSession: build.mutation<void, { id: string }>({
      query: (ids) => ({ call: calls.endSession, ids }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Device']),
    }),
  }),
});

export const { useChangePasswordMutation, useChangeEmailMutation, useListSessionsQuery, useEndSessionMutation } =
  accountApi;

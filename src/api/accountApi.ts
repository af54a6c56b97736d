import type { OpenSession } from '../../contract/account.ts';
import { accountCalls } from '../../contract/calls/accountCalls.ts';
import { api } from './api';

type PasswordChange = { password: string; newPassword: string; confirmNewPassword: string };
type EmailChange = { password: string; email: string };

/** @throws when the answer is not a list */
const sessionsIn = (answer: unknown): OpenSession[] => {
  if (!Array.isArray(answer)) throw new Error('user/sessions answered no list');
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: a back end that knows this call of ours keeps to the contract
  return answer as OpenSession[];
};

/** Product §4. */
export const accountApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    changePassword: build.mutation<void, PasswordChange>({
      query: (body) => ({ call: accountCalls.changePassword, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['User', 'Device']),
    }),
    changeEmail: build.mutation<void, EmailChange>({
      query: (body) => ({ call: accountCalls.changeEmail, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['User']),
    }),
    listSessions: build.query<OpenSession[], void>({
      query: () => ({ call: accountCalls.listSessions }),
      transformResponse: sessionsIn,
      providesTags: ['Device'],
    }),
    /** An id, or `others`. */
    endSession: build.mutation<void, { id: string }>({
      query: (ids) => ({ call: accountCalls.endSession, ids }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Device']),
    }),
  }),
});

export const { useChangePasswordMutation, useChangeEmailMutation, useListSessionsQuery, useEndSessionMutation } =
  accountApi;

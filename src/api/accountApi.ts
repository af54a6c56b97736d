import type { OpenSession } from '../../contract/account.ts';
import { accountCalls } from '../../contract/accountCalls.ts';
import { api } from './api';
import { learnCalls } from './ask';

const calls = learnCalls(accountCalls);

type PasswordChange = { password: string; newPassword: string; confirmNewPassword: string };
type EmailChange = { password: string; email: string };

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
    endSession: build.mutation<void, { id: string }>({
      query: (ids) => ({ call: calls.endSession, ids }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Device']),
    }),
  }),
});

export const { useChangePasswordMutation, useChangeEmailMutation, useListSessionsQuery, useEndSessionMutation } =
  accountApi;

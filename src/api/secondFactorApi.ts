import { factorCalls } from '../../contract/calls/factorCalls.ts';
import type { RecoveryCodes, SecondFactor, SecondFactorBegun } from '../../contract/secondFactor.ts';
import { api } from './api';
import { notOffered } from './capability';
import { signInProof } from './sessionProofs';

type Password = { password: string };
type Code = { code: string };

/** The sessions, and whether each act asks for a code. */
const changed = (error: unknown): 'Device'[] => (error ? [] : ['Device']);

/** Ask with `track: false` what answers a secret or codes: the store then holds none. */
export const secondFactorApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    giveCode: build.mutation<{ login: string }, Code & { username: string }>({
      query: ({ code, username }) => ({ call: factorCalls.giveCode, body: { code }, proof: signInProof(username) }),
      extraOptions: { signsIn: true },
    }),
    getSecondFactor: build.query<SecondFactor, void>({
      query: () => ({ call: factorCalls.getSecondFactor }),
      // Of an older server beside ours: the call names no record that could be missing.
      transformErrorResponse: (error) => (error.status === 404 ? notOffered : error),
      providesTags: ['Device'],
    }),
    beginSecondFactor: build.mutation<SecondFactorBegun, Password>({
      query: (body) => ({ call: factorCalls.beginSecondFactor, body }),
    }),
    confirmSecondFactor: build.mutation<RecoveryCodes, Code>({
      query: (body) => ({ call: factorCalls.confirmSecondFactor, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Device', 'User']),
    }),
    checkSecondFactor: build.mutation<void, Code>({
      query: (body) => ({ call: factorCalls.checkSecondFactor, body }),
      // A recovery code may have served.
      invalidatesTags: (_answer, error) => changed(error),
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, Password>({
      query: (body) => ({ call: factorCalls.renewRecoveryCodes, body }),
      invalidatesTags: (_answer, error) => changed(error),
    }),
    endSecondFactor: build.mutation<void, Password>({
      query: (body) => ({ call: factorCalls.endSecondFactor, body }),
      invalidatesTags: (_answer, error) => changed(error),
    }),
  }),
});

export const { useGetSecondFactorQuery } = secondFactorApi;

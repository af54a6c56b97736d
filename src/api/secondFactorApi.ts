import { accountCalls } from '../../contract/accountCalls.ts';
import type { RecoveryCodes, SecondFactor, SecondFactorBegun } from '../../contract/secondFactor.ts';
import { api } from './api';
import { learnCalls } from './ask';
import { signInProof } from './sessionProofs';

type Password = { password: string };
type Code = { code: string };

const calls = learnCalls(accountCalls);

const isChanged = (error: unknown): 'Device'[] => (error ? [] : ['Device']);

export const secondFactorApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    giveCode: build.mutation<unknown, Code>({
      query: (body) => ({ call: calls.giveCode, body, proof: signInProof }),
      extraOptions: { signsIn: true },
    }),
    getSecondFactor: build.query<SecondFactor, void>({
      query: () => ({ call: calls.getSecondFactor }),
      providesTags: ['Device'],
    }),
    beginSecondFactor: build.mutation<SecondFactorBegun, Password>({
      query: (body) => ({ call: calls.beginSecondFactor, body }),
    }),
    confirmSecondFactor: build.mutation<RecoveryCodes, Code>({
      query: (body) => ({ call: calls.confirmSecondFactor, body }),
      invalidatesTags: (_answer, error) => isChanged(error),
    }),
    checkSecondFactor: build.mutation<void, Code>({ query: (body) => ({ call: calls.checkSecondFactor, body }) }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, Password>({
      query: (body) => ({ call: calls.renewRecoveryCodes, body }),
      invalidatesTags: (_answer, error) => isChanged(error),
    }),
    endSecondFactor: build.mutation<void, Password>({
      query: (body) => ({ call: calls.endSecondFactor, body }),
      invalidatesTags: (_answer, error) => isChanged(error),
    }),
  }),
});

export const {
  useGetSecondFactorQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useCheckSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useEndSecondFactorMutation,
} = secondFactorApi;

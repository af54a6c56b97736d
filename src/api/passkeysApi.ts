import { accountCalls } from '../../contract/accountCalls.ts';
import type {
  AddedPasskey,
  AssertedCredential,
  CreatedCredential,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  Passkeys,
} from '../../contract/passkeys.ts';
import { api } from './api';
import { learnCalls } from './ask';
import { signInProof } from './sessionProofs';

type Login = { isSecondStep: boolean; credential: AssertedCredential };

const calls = learnCalls(accountCalls);

const isChanged = (error: unknown): 'Device'[] => (error ? [] : ['Device']);

export const passkeysApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    beginPasskeyLogin: build.mutation<PasskeyRequest, { isSecondStep: boolean }>({
      query: (body) => ({ call: calls.beginPasskeyLogin, body }),
    }),
    loginByPasskey: build.mutation<unknown, Login>({
      query: (body) => ({ call: calls.loginByPasskey, body, proof: signInProof }),
      extraOptions: { signsIn: true },
    }),
    listPasskeys: build.query<Passkeys, void>({
      query: () => ({ call: calls.listPasskeys }),
      providesTags: ['Device'],
    }),
    beginPasskey: build.mutation<PasskeyCreation, { password: string }>({
      query: (body) => ({ call: calls.beginPasskey, body }),
    }),
    addPasskey: build.mutation<AddedPasskey, { name: string; credential: CreatedCredential }>({
      query: (body) => ({ call: calls.addPasskey, body }),
      invalidatesTags: (_answer, error) => isChanged(error),
    }),
    renamePasskey: build.mutation<Passkey, { passkeyId: string; name: string }>({
      query: ({ passkeyId, ...body }) => ({ call: calls.renamePasskey, ids: { id: passkeyId }, body }),
      invalidatesTags: (_answer, error) => isChanged(error),
    }),
    removePasskey: build.mutation<void, { passkeyId: string; password: string }>({
      query: ({ passkeyId, ...body }) => ({ call: calls.removePasskey, ids: { id: passkeyId }, body }),
      invalidatesTags: (_answer, error) => isChanged(error),
    }),
    beginPasskeyCheck: build.mutation<PasskeyRequest, void>({
      query: () => ({ call: calls.beginPasskeyCheck, body: {} }),
    }),
    checkPasskey: build.mutation<void, { credential: AssertedCredential }>({
      query: (body) => ({ call: calls.checkPasskey, body }),
    }),
  }),
});

export const {
  useListPasskeysQuery,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useBeginPasskeyCheckMutation,
  useCheckPasskeyMutation,
} = passkeysApi;

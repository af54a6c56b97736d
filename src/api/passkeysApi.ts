import { passkeyCalls } from '../../contract/calls/passkeyCalls.ts';
import type {
  AssertedCredential,
  CreatedCredential,
  PasskeyCreation,
  PasskeyRequest,
} from '../../contract/passkeys.ts';
import type { RecoveryCodes } from '../../contract/secondFactor.ts';
import type { ApiError } from './apiError';
import { api } from './api';
import { notOffered } from './capability';
import { signInProof } from './sessionProofs';

type Login = { isSecondStep: boolean; credential: AssertedCredential };

const changed = (error: unknown): 'Device'[] => (error ? [] : ['Device']);

/** Of an older server beside ours: the calls name no record that could be missing. */
const unlessOlder = (error: ApiError): ApiError => (error.status === 404 ? notOffered : error);

/** Ask with `track: false`: the store then holds no signature and no code. */
export const passkeysApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    beginPasskeyLogin: build.mutation<PasskeyRequest, { isSecondStep: boolean }>({
      query: (body) => ({ call: passkeyCalls.beginPasskeyLogin, body }),
      transformErrorResponse: unlessOlder,
    }),
    loginByPasskey: build.mutation<{ login: string }, Login>({
      query: (body) => ({ call: passkeyCalls.loginByPasskey, body, proof: signInProof('') }),
      extraOptions: { signsIn: true },
    }),
    beginPasskey: build.mutation<PasskeyCreation, { password: string }>({
      query: (body) => ({ call: passkeyCalls.beginPasskey, body }),
    }),
    addPasskey: build.mutation<RecoveryCodes, { name: string; credential: CreatedCredential }>({
      query: (body) => ({ call: passkeyCalls.addPasskey, body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Device', 'User']),
    }),
    removePasskey: build.mutation<void, { passkeyId: string; password: string }>({
      query: ({ passkeyId, ...body }) => ({ call: passkeyCalls.removePasskey, ids: { id: passkeyId }, body }),
      invalidatesTags: (_answer, error) => changed(error),
    }),
    beginPasskeyCheck: build.mutation<PasskeyRequest, void>({
      query: () => ({ call: passkeyCalls.beginPasskeyCheck, body: {} }),
      transformErrorResponse: unlessOlder,
    }),
    checkPasskey: build.mutation<void, { credential: AssertedCredential }>({
      query: (body) => ({ call: passkeyCalls.checkPasskey, body }),
    }),
  }),
});

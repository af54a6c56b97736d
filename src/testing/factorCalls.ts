import { passkeysApi } from '../api/passkeysApi';
import { secondFactorApi } from '../api/secondFactorApi';
import type { AppDispatch } from '../store/hooks';

type Ask = (dispatch: AppDispatch) => PromiseLike<{ data?: unknown; error?: unknown }>;

const factor = secondFactorApi.endpoints;
const keys = passkeysApi.endpoints;

const asserted = { id: 'eA', clientDataJSON: 'eA', authenticatorData: 'eA', signature: 'eA', userHandle: null };
const created = { id: 'eA', clientDataJSON: 'eA', attestationObject: 'eA', transports: [] };
const passkeyId = '018f0000-0000-7000-8000-000000000000';

export const factorAsks = {
  giveCode: (ask) => ask(factor.giveCode.initiate({ code: '000000', username: 'luc' })),
  getSecondFactor: (ask) => ask(factor.getSecondFactor.initiate(undefined, { forceRefetch: true, subscribe: false })),
  beginSecondFactor: (ask) => ask(factor.beginSecondFactor.initiate({ password: 'x' })),
  confirmSecondFactor: (ask) => ask(factor.confirmSecondFactor.initiate({ code: '000000' })),
  checkSecondFactor: (ask) => ask(factor.checkSecondFactor.initiate({ code: '000000' })),
  renewRecoveryCodes: (ask) => ask(factor.renewRecoveryCodes.initiate({ password: 'x' })),
  endSecondFactor: (ask) => ask(factor.endSecondFactor.initiate({ password: 'x' })),
  beginPasskeyLogin: (ask) => ask(keys.beginPasskeyLogin.initiate({ isSecondStep: false })),
  loginByPasskey: (ask) => ask(keys.loginByPasskey.initiate({ isSecondStep: false, credential: asserted })),
  beginPasskey: (ask) => ask(keys.beginPasskey.initiate({ password: 'x' })),
  addPasskey: (ask) => ask(keys.addPasskey.initiate({ name: 'x', credential: created })),
  removePasskey: (ask) => ask(keys.removePasskey.initiate({ passkeyId, password: 'x' })),
  beginPasskeyCheck: (ask) => ask(keys.beginPasskeyCheck.initiate()),
  checkPasskey: (ask) => ask(keys.checkPasskey.initiate({ credential: asserted })),
} satisfies Record<string, Ask>;

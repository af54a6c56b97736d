import { secondFactorApi } from '../api/secondFactorApi';
import type { AppDispatch } from '../store/hooks';

type Ask = (dispatch: AppDispatch) => PromiseLike<{ data?: unknown; error?: unknown }>;

const factor = secondFactorApi.endpoints;

export const factorAsks = {
  giveCode: (ask) => ask(factor.giveCode.initiate({ code: '000000', username: 'luc' })),
  getSecondFactor: (ask) => ask(factor.getSecondFactor.initiate(undefined, { forceRefetch: true, subscribe: false })),
  beginSecondFactor: (ask) => ask(factor.beginSecondFactor.initiate({ password: 'x' })),
  confirmSecondFactor: (ask) => ask(factor.confirmSecondFactor.initiate({ code: '000000' })),
  checkSecondFactor: (ask) => ask(factor.checkSecondFactor.initiate({ code: '000000' })),
  renewRecoveryCodes: (ask) => ask(factor.renewRecoveryCodes.initiate({ password: 'x' })),
  endSecondFactor: (ask) => ask(factor.endSecondFactor.initiate({ password: 'x' })),
} satisfies Record<string, Ask>;

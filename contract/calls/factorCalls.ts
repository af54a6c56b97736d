import { ours } from './call.ts';
import { orNull, texts } from './laterParts.ts';
import { login } from './parts.ts';

const passkey = {
  passkeyId: 'id',
  name: 'text',
  createdAt: 'instant',
  lastUsedAt: orNull('instant'),
  isBackedUp: 'flag',
} as const;
const recoveryCodes = { recoveryCodes: texts } as const;

export const factorCalls = ours({
  giveCode: ['POST', 'login/code', 'write', login],
  getSecondFactor: [
    'GET',
    'user/factor',
    'read',
    {
      isOn: 'flag',
      since: orNull('instant'),
      recoveryCodesLeft: 'number',
      'hasApp?': 'flag',
      'passkeys?': ['each', passkey],
    },
  ],
  beginSecondFactor: ['POST', 'user/factor/begin', 'write', { secret: 'text', uri: 'text' }],
  confirmSecondFactor: ['POST', 'user/factor/confirm', 'write', recoveryCodes],
  checkSecondFactor: ['POST', 'user/factor/check', 'write', 'none'],
  renewRecoveryCodes: ['POST', 'user/factor/codes', 'write', recoveryCodes],
  endSecondFactor: ['POST', 'user/factor/end', 'write', 'none'],
});

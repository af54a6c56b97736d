import { ours } from './call.ts';
import { texts } from './laterParts.ts';
import { login } from './parts.ts';

const asked = { challenge: 'text', rpId: 'text' } as const;

export const passkeyCalls = ours({
  beginPasskeyLogin: ['POST', 'login/passkey/begin', 'read', asked],
  loginByPasskey: ['POST', 'login/passkey', 'write', login],
  beginPasskey: ['POST', 'user/passkeys/begin', 'read', { challenge: 'text', rp: 'record', user: 'record' }],
  addPasskey: ['POST', 'user/passkeys', 'write', { recoveryCodes: texts }],
  removePasskey: ['POST', 'user/passkeys/:id/remove', 'write', 'none'],
  beginPasskeyCheck: ['POST', 'user/passkeys/check/begin', 'read', asked],
  checkPasskey: ['POST', 'user/passkeys/check', 'write', 'none'],
});

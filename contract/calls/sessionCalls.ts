import { ours } from './call.ts';
import { login } from './parts.ts';

export const sessionCalls = ours({
  getUser: ['GET', 'user', 'read', login],
  changeUser: ['PATCH', 'user', 'write', login],
  reopenAccount: ['POST', 'user/reopen', 'write', login],
  /** The headers tell whether the end was put off. */
  extendSession: ['POST', 'user/sessions/extend', 'write', 'empty'],
});

export const openCalls = [
  ...(['login', 'logout', 'getPrivacy', 'getTerms', 'signup', 'verifyEmail', 'requestRecovery'] as const),
  ...(['openRecovery', 'completeRecovery', 'reopenAccount', 'giveCode', 'getSupport', 'sendReport'] as const),
  ...(['beginPasskeyLogin', 'loginByPasskey'] as const),
] as const;

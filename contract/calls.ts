/** Where a call goes (spec §7): the main api, the hub and the express area each have their own root. */
export type ApiRoot = 'main' | 'rvsp' | 'nosession';

/** Whether a call changes something. The effect decides, not the verb: two GETs act, two POSTs only read. */
export type Effect = 'read' | 'write';

export type Call = { method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT'; path: string; root: ApiRoot; effect: Effect };

const call = (method: Call['method'], path: string, effect: Effect, root: ApiRoot = 'main'): Call =>
  ({ method, path, root, effect });

/** The calls that exist, one row each: those of the specification first (spec §7), then ours (product §4). */
export const calls = {
  login: call('POST', 'login', 'write'),
  logout: call('GET', 'logout', 'write'),
  getPrivacy: call('GET', 'login/privacy', 'read'),
  getTerms: call('GET', 'login/terms', 'read'),
  signup: call('POST', 'signup', 'write'),
  requestRecovery: call('POST', 'recover', 'write'),
  openRecovery: call('POST', 'recover/user', 'read'),
  completeRecovery: call('POST', 'recover/modify', 'write'),
  countUnread: call('POST', 'mailbox/unread', 'read'),
  getNetwork: call('GET', 'appointment/available', 'read'),
  searchSpaces: call('POST', 'appointment/available', 'read'),
  reserveSpace: call('POST', 'appointment/reserve', 'write'),
  cancelReservation: call('GET', 'appointment/cancelreservation', 'write'),
  listHistory: call('POST', 'appointment/history', 'read'),
  listDependents: call('GET', 'user/dependents', 'read'),
  listHolds: call('GET', 'appointment/hold', 'read'),
  holdSpace: call('POST', 'appointment/hold', 'write'),
  releaseSpace: call('POST', 'appointment/release', 'write'),
  verifyEmail: call('POST', 'signup/verify', 'write'),
  getUser: call('GET', 'user', 'read'),
  changeUser: call('PATCH', 'user', 'write'),
  changePassword: call('POST', 'user/password', 'write'),
  changeEmail: call('POST', 'user/email', 'write'),
  requestVerification: call('POST', 'user/email/verify', 'write'),
  listSessions: call('GET', 'user/sessions', 'read'),
  endSession: call('DELETE', 'user/sessions/:id', 'write'),
  getConsents: call('GET', 'user/consents', 'read'),
  changeConsents: call('PUT', 'user/consents', 'write'),
  extendSession: call('POST', 'user/sessions/extend', 'write'),
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

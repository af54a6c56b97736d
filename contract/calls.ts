import { shapes, type Shape } from './answers.ts';

/** (spec §7) */
export type ApiRoot = 'main' | 'rvsp' | 'nosession';

/** Not implied by the verb: two GETs write, two POSTs only read. */
export type Effect = 'read' | 'write';

/** `isOurs`: not in the specification. */
export type Call = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';
  path: string;
  root: ApiRoot;
  effect: Effect;
  answer: Shape;
  isOurs: boolean;
};

type Told = [method: Call['method'], path: string, effect: Effect, answer: Shape, root?: ApiRoot];

const specified = (...[method, path, effect, answer]: Told): Call => ({
  method,
  path,
  root: 'main',
  effect,
  answer,
  isOurs: false,
});

const ours = (...[method, path, effect, answer, root = 'main']: Told): Call => ({
  method,
  path,
  root,
  effect,
  answer,
  isOurs: true,
});

/** Specified calls (spec §7), then ours (product §4). */
export const calls = {
  login: specified('POST', 'login', 'write', shapes.login),
  logout: specified('GET', 'logout', 'write', 'none'),
  getPrivacy: specified('GET', 'login/privacy', 'read', 'page'),
  getTerms: specified('GET', 'login/terms', 'read', 'page'),
  signup: specified('POST', 'signup', 'write', shapes.login),
  requestRecovery: specified('POST', 'recover', 'write', 'text'),
  openRecovery: specified('POST', 'recover/user', 'read', shapes.login),
  completeRecovery: specified('POST', 'recover/modify', 'write', shapes.login),
  countUnread: specified('POST', 'mailbox/unread', 'read', 'count'),
  getNetwork: specified('GET', 'appointment/available', 'read', shapes.network),
  searchSlots: specified('POST', 'appointment/available', 'read', shapes.search),
  reserveSlot: specified('POST', 'appointment/reserve', 'write', shapes.appointment),
  cancelAppointment: specified('GET', 'appointment/cancelreservation', 'write', shapes.appointment),
  listHistory: specified('POST', 'appointment/history', 'read', shapes.history),
  listDependents: specified('GET', 'user/dependents', 'read', shapes.dependents),
  updateAccessDependent: specified('POST', 'user/updateAccessDependent', 'write', shapes.dependent),
  removeDependentAccess: specified('POST', 'user/removeDependentAccess', 'write', shapes.dependent),
  lockDependentAccess: specified('POST', 'user/lockDependentAccess', 'write', shapes.dependent),
  addDependent: ours('POST', 'user/addDependent', 'write', shapes.newDependent),
  requestAgreement: ours('POST', 'user/requestAgreement', 'write', 'none'),
  listDelegates: ours('GET', 'user/delegates', 'read', shapes.delegates),
  grantAccess: ours('POST', 'user/grantAccess', 'write', shapes.delegate),
  withdrawAccess: ours('POST', 'user/withdrawAccess', 'write', 'none'),
  openAgreement: ours('POST', 'agree', 'write', shapes.agreement, 'nosession'),
  listHolds: ours('GET', 'appointment/hold', 'read', shapes.holds),
  holdSlot: ours('POST', 'appointment/hold', 'write', shapes.hold),
  releaseSlot: ours('POST', 'appointment/release', 'write', shapes.hold),
  rescheduleAppointment: ours('POST', 'appointment/reschedule', 'write', shapes.appointment),
  confirmAppointment: ours('POST', 'appointment/confirm', 'write', shapes.appointment),
  changeAppointmentPhone: ours('POST', 'appointment/phone', 'write', shapes.appointment),
  listAlerts: ours('GET', 'appointment/alerts', 'read', shapes.alerts),
  addAlert: ours('POST', 'appointment/alerts', 'write', shapes.alert),
  endAlert: ours('DELETE', 'appointment/alerts/:id', 'write', 'none'),
  downloadAppointment: ours('GET', 'appointment/:id/calendar.ics', 'read', 'file'),
  getCalendarFeed: ours('GET', 'user/calendar', 'read', shapes.calendar),
  replaceCalendarFeed: ours('POST', 'user/calendar', 'write', shapes.calendar),
  endCalendarFeed: ours('DELETE', 'user/calendar', 'write', 'none'),
  readCalendarFeed: ours('GET', 'calendar/:secret', 'read', 'file', 'nosession'),
  openAppointmentLink: ours('POST', 'visit', 'write', shapes.linkedAppointment, 'nosession'),
  getGuestNetwork: ours('GET', 'available', 'read', shapes.network, 'nosession'),
  searchGuestSlots: ours('POST', 'available', 'read', shapes.search, 'nosession'),
  getGuestProof: ours('GET', 'proof', 'read', shapes.proof, 'nosession'),
  holdGuestSlot: ours('POST', 'hold', 'write', shapes.guestHold, 'nosession'),
  releaseGuestSlot: ours('POST', 'release', 'write', 'none', 'nosession'),
  identifyGuest: ours('POST', 'identify', 'write', shapes.guestIdentified, 'nosession'),
  reserveGuestSlot: ours('POST', 'reserve', 'write', shapes.ourAppointment, 'nosession'),
  openGuestAppointment: ours('POST', 'manage', 'read', shapes.guestManaged, 'nosession'),
  cancelGuestAppointment: ours('POST', 'cancel', 'write', shapes.guestAppointment, 'nosession'),
  rescheduleGuestAppointment: ours('POST', 'reschedule', 'write', shapes.guestAppointment, 'nosession'),
  changeGuestPhone: ours('POST', 'phone', 'write', shapes.guestAppointment, 'nosession'),
  openInvitationArea: ours('POST', 'auth', 'write', shapes.invitationArea, 'rvsp'),
  listInvitations: ours('GET', 'invitations', 'read', shapes.invitations, 'rvsp'),
  listInvitedSlots: ours('POST', 'available', 'read', shapes.invitedSlots, 'rvsp'),
  holdInvitedSlot: ours('POST', 'hold', 'write', shapes.hold, 'rvsp'),
  releaseInvitedSlot: ours('POST', 'release', 'write', shapes.hold, 'rvsp'),
  reserveInvitedSlot: ours('POST', 'reserve', 'write', shapes.ourAppointment, 'rvsp'),
  cancelInvitedAppointment: ours('POST', 'cancel', 'write', shapes.ourAppointment, 'rvsp'),
  confirmInvitedAppointment: ours('POST', 'confirm', 'write', shapes.ourAppointment, 'rvsp'),
  changeInvitedPhone: ours('POST', 'phone', 'write', shapes.ourAppointment, 'rvsp'),
  leaveInvitationArea: ours('POST', 'logout', 'write', 'none', 'rvsp'),
  listThreads: ours('GET', 'mailbox/threads', 'read', shapes.threads),
  openThread: ours('GET', 'mailbox/threads/:id', 'read', shapes.thread),
  markRead: ours('POST', 'mailbox/read', 'write', 'none'),
  archiveThread: ours('POST', 'mailbox/archive', 'write', 'none'),
  sendMessage: ours('POST', 'mailbox/send', 'write', shapes.message),
  uploadAttachment: ours('POST', 'mailbox/attachments', 'write', shapes.attachment),
  downloadAttachment: ours('GET', 'mailbox/attachments/:id', 'read', 'file'),
  listWritableClinics: ours('GET', 'mailbox/clinics', 'read', shapes.writableClinics),
  listen: ours('GET', 'events', 'read', 'stream'),
  verifyEmail: ours('POST', 'signup/verify', 'write', 'none'),
  getUser: ours('GET', 'user', 'read', shapes.login),
  changeUser: ours('PATCH', 'user', 'write', shapes.login),
  changePassword: ours('POST', 'user/password', 'write', 'none'),
  changeEmail: ours('POST', 'user/email', 'write', 'none'),
  requestVerification: ours('POST', 'user/email/verify', 'write', 'none'),
  foreseeClosing: ours('GET', 'user/close', 'read', shapes.closing),
  closeAccount: ours('POST', 'user/close', 'write', shapes.closed),
  reopenAccount: ours('POST', 'user/reopen', 'write', shapes.login),
  listSessions: ours('GET', 'user/sessions', 'read', shapes.sessions),
  endSession: ours('DELETE', 'user/sessions/:id', 'write', 'none'),
  listAccess: ours('GET', 'user/accesslog', 'read', shapes.accessLog),
  downloadAccess: ours('GET', 'user/accesslog.csv', 'read', 'file'),
  exportFile: ours('POST', 'user/export', 'read', shapes.exportedFile),
  getConsents: ours('GET', 'user/consents', 'read', shapes.consents),
  changeConsents: ours('PUT', 'user/consents', 'write', shapes.consents),
  /** The headers tell whether the end was put off. */
  extendSession: ours('POST', 'user/sessions/extend', 'write', 'empty'),
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

/** Of the main root, asked without a session; every other call there needs one. */
export const openCalls = [
  ...(['login', 'logout', 'getPrivacy', 'getTerms', 'signup', 'verifyEmail', 'requestRecovery'] as const),
  ...(['openRecovery', 'completeRecovery', 'reopenAccount'] as const),
] as const satisfies readonly CallName[];

/** On every back end (spec §7); others are capabilities (product §8). */
export const specifiedCalls = [
  ...(['login', 'logout', 'getPrivacy', 'getTerms', 'signup', 'requestRecovery', 'openRecovery'] as const),
  ...(['completeRecovery', 'countUnread', 'getNetwork', 'searchSlots', 'reserveSlot', 'cancelAppointment'] as const),
  ...(['listHistory', 'listDependents', 'updateAccessDependent', 'removeDependentAccess'] as const),
  'lockDependentAccess',
] as const satisfies readonly CallName[];

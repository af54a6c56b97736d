import { ours } from './call.ts';
import { names, orNull, person } from './laterParts.ts';

const consent = {
  granted: 'flag',
  version: 'textOrNull',
  decidedAt: orNull('instant'),
  currentVersion: 'text',
} as const;
const consents = { terms: consent, privacy: consent, analytics: consent } as const;
const event = {
  eventId: 'id',
  at: 'instant',
  actor: { kind: 'text', ...names },
  action: 'text',
  person,
  capacity: 'text',
  device: 'text',
} as const;
const session = {
  sessionId: 'id',
  device: 'text',
  lastSeenAt: 'instant',
  createdAt: 'instant',
  current: 'flag',
} as const;
const texts = {
  isOffered: 'flag',
  number: 'textOrNull',
  state: 'text',
  kinds: ['each', 'text'],
  showsDetails: 'flag',
} as const;
const pushes = { serverKey: 'textOrNull', isOn: 'flag', elsewhere: 'number', kinds: ['each', 'text'] } as const;
const calendar = { url: 'textOrNull' } as const;

export const accountCalls = ours({
  verifyEmail: ['POST', 'signup/verify', 'write', 'none'],
  changePassword: ['POST', 'user/password', 'write', 'none'],
  changeEmail: ['POST', 'user/email', 'write', 'none'],
  requestVerification: ['POST', 'user/email/verify', 'write', 'none'],
  listSessions: ['GET', 'user/sessions', 'read', ['each', session]],
  endSession: ['DELETE', 'user/sessions/:id', 'write', 'none'],
  listAccess: ['GET', 'user/accesslog', 'read', { events: ['each', event], 'nextCursor?': 'text' }],
  downloadAccess: ['GET', 'user/accesslog.csv', 'read', 'file'],
  exportFile: ['POST', 'user/export', 'read', { resourceType: 'text', entry: ['each', 'record'] }],
  getConsents: ['GET', 'user/consents', 'read', consents],
  changeConsents: ['PUT', 'user/consents', 'write', consents],
  getCalendarFeed: ['GET', 'user/calendar', 'read', calendar],
  replaceCalendarFeed: ['POST', 'user/calendar', 'write', calendar],
  endCalendarFeed: ['DELETE', 'user/calendar', 'write', 'none'],
  getTexts: ['GET', 'user/texts', 'read', texts],
  keepTextNumber: ['POST', 'user/texts', 'write', texts],
  confirmTextNumber: ['POST', 'user/texts/confirm', 'write', texts],
  chooseTexts: ['PUT', 'user/texts', 'write', texts],
  endTextNumber: ['DELETE', 'user/texts', 'write', 'none'],
  getPushes: ['GET', 'user/pushes', 'read', pushes],
  keepPushes: ['POST', 'user/pushes', 'write', pushes],
  choosePushes: ['PUT', 'user/pushes', 'write', pushes],
  endPushes: ['DELETE', 'user/pushes', 'write', 'none'],
  endOtherPushes: ['DELETE', 'user/pushes/others', 'write', 'none'],
  readCalendarFeed: ['GET', 'calendar/:secret', 'read', 'file', 'nosession'],
});

import { accessBases } from '../../../../contract/accessBases.ts';
import type { Alert } from '../../../../contract/alerts.ts';
import { dayParts, languages, modes, sortOrders } from '../../../../contract/catalogues.ts';
import type { Dependent } from '../../../../contract/dependents.ts';
import { dependentScopes } from '../../../../contract/dependentScopes.ts';
import type { Message } from '../../../../contract/mailbox.ts';
import { relationships } from '../../../../contract/relationships.ts';
import { appointmentStatuses } from '../../../../contract/appointmentStatuses.ts';
import { bothLanguages, inQuebec, networkLists } from './networkFields';
import {
  age,
  always,
  amount,
  birthDate,
  careType,
  day,
  deadline,
  gone,
  instant,
  messageKey,
  oneOf,
  reason,
  requestId,
  secret,
  size,
  text,
  wholly,
  yearFrom,
  type Fields,
  type WholeRule,
} from './rules';

/* What may stay; all else becomes pseudonyms. */

/** Which of these a service says would tell it. */
const unsaid = wholly(undefined);
const someAges: WholeRule = {
  whole: (value) => (Array.isArray(value) && value.length > 0 ? [{ from: 18, to: null }] : []),
};

export const freeList = { drawn: true } as const;

export const slot: Fields = {
  spaces: freeList,
  distanceKm: always(1),
  care: unsaid,
  elsewhere: unsaid,
  careType,
  mode: oneOf(modes),
  languages: bothLanguages,
  start: instant,
  timeZone: inQuebec,
  durationMinutes: always(20),
  held: oneOf(['by-me']),
  checkedAt: instant,
  expiresAt: instant,
  endsAt: instant,
};

export const appointment: Fields = {
  ...slot,
  status: oneOf(appointmentStatuses),
  raisonVisite: reason,
  cancelUntil: deadline,
  attendanceFrom: instant,
  confirmedAt: instant,
  movedFrom: instant,
  movedFromMode: oneOf(modes),
  cancelledBy: oneOf(['patient', 'clinic']),
};

const accessStates = ['pending', 'active', 'ended'] satisfies Dependent['state'][];
const modificationStatuses = [
  'STATUS_CHILDREN_UPDATED',
  'STATUS_DELETED',
  'STATUS_NEUTRAL',
  'STATUS_NEW',
  'STATUS_NEW_UPDATED',
  'STATUS_NON_EXISTING',
  'STATUS_UPDATED',
  'STATUS_UPDATED_ORDER',
] satisfies Dependent['modificationStatus'][];

export const person: Fields = {
  birthDate,
  age,
  relationship: oneOf(relationships),
  basis: oneOf(accessBases),
  scopes: oneOf(dependentScopes),
  grantable: oneOf(dependentScopes),
  state: oneOf(accessStates),
  awaiting: oneOf(['person', 'clinic']),
  startsOn: yearFrom('01-01'),
  endsOn: yearFrom('12-31'),
  modificationStatus: oneOf(modificationStatuses),
};

export const profile: Fields = { birthDate, lang: oneOf(languages) };

export const criteria: Fields = {
  careType,
  raisonVisite: reason,
  from: day,
  to: day,
  dayParts: oneOf(dayParts),
  weekdays: amount,
  radiusKm: amount,
  modes: oneOf(modes),
  languages: bothLanguages,
  sort: oneOf(sortOrders),
  limit: amount,
  root: oneOf(['main', 'nosession']),
  token: secret,
};

export const suggestion: Fields = {
  kind: oneOf(['wider', 'later', 'anyClinic']),
  found: always(10),
  hiddenAges: someAges,
};

const alertStates = ['waiting', 'offered', 'met', 'ended'] satisfies Alert['state'][];

export const alert: Fields = {
  ...slot,
  ...criteria,
  state: oneOf(alertStates),
  createdAt: instant,
  missedAt: instant,
};

const messageKinds = ['clinic', 'appointment', 'alert', 'system'] satisfies Message['kind'][];
const offerStates = ['open', 'taken', 'over'] satisfies Message['offer'][];
const parties = ['me', 'person', 'clinic', 'network'] satisfies Message['from']['kind'][];

export const message: Fields = {
  kind: oneOf([...messageKinds, ...parties]),
  offer: oneOf(offerStates),
  subject: text,
  body: text,
  q: text,
  sentAt: instant,
  readAt: instant,
  messages: amount,
  unread: amount,
  leftToday: amount,
  folder: oneOf(['inbox', 'sent', 'archived']),
  size,
};

export const secrets: Fields = {
  password: secret,
  newPassword: secret,
  confirmNewPassword: secret,
  passwordValidation: secret,
  key: secret,
  code: secret,
  secret,
  uri: secret,
  recoveryCodes: secret,
  authToken: secret,
  token: secret,
  manageToken: secret,
  url: secret,
};

export const everywhere: Fields = {
  ...secrets,
  ...networkLists,
};

const ofLibrary: readonly (string | number)[] = [
  'Rejected',
  'Aborted',
  'Aborted due to condition callback returning false.',
];
const aStatus = oneOf(appointmentStatuses, ['network']);

/** From the server (api/apiError.ts) or our own. */
export const failure: Fields = {
  ...appointment,
  status: (leaf, mask) => (typeof leaf === 'number' ? leaf : aStatus(leaf, mask)),
  message: (leaf, mask) => (ofLibrary.includes(leaf) ? leaf : messageKey(leaf, mask)),
  name: oneOf(['Error', 'TypeError', 'RangeError', 'ConditionError', 'AbortError']),
  fields: { each: messageKey },
  retryAfter: amount,
  request: requestId,
  reopenUntil: instant,
  stack: gone,
};

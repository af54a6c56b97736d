/** `none`: our 204; `empty`: any 204; `page`: perhaps HTML; `count`: a number or its text. */
type Kind =
  | 'none'
  | 'empty'
  | 'page'
  | 'text'
  | 'textOrNull'
  | 'count'
  | 'file'
  | 'stream'
  | 'id'
  | 'instant'
  | 'day'
  | 'zone'
  | 'number'
  | 'flag'
  | 'list'
  | 'record';

/**
 * What the portal relies on in a success. `?`: may be missing or null. `either`: ours first, then another back end's
 * (spec §7: not shown).
 */
export type Shape =
  Kind | { readonly [field: string]: Shape } | readonly ['each' | 'some', Shape] | readonly ['either', Shape, Shape];

const texts = ['each', 'text'] as const;
const slot = { spaceId: 'id', clinicId: 'id', start: 'instant' } as const;
const appointment = { reservationId: 'id', start: 'instant' } as const;
const ourSlot = { ...slot, languages: texts, timeZone: 'zone', perName: 'text', durationMinutes: 'number' } as const;
const ourAppointment = { ...appointment, status: 'text', timeZone: 'zone', cancelUntil: 'instant' } as const;
const person = { patientId: 'id', 'firstName?': 'text', 'lastName?': 'text' } as const;
const wholeAppointment = {
  ...ourSlot,
  ...ourAppointment,
  mode: 'text',
  patient: person,
  clinicPhone: ['either', 'text', 'none'],
} as const;
const hold = { holdId: 'id', expiresAt: 'instant' } as const;
const clinic = {
  clinicId: 'id',
  name: 'text',
  timeZone: 'zone',
  address: { line: 'text', city: 'text', province: 'text' },
  phone: ['either', 'text', 'none'],
} as const;
const party = { kind: 'text', 'name?': 'text' } as const;
const attachment = { attachmentId: 'id', name: 'text', size: 'number' } as const;
const message = {
  messageId: 'id',
  from: party,
  to: party,
  aboutPatient: person,
  body: 'text',
  sentAt: 'instant',
  attachments: ['each', attachment],
} as const;
const closing = { goes: texts, keeps: ['each', { what: 'text' }], visits: ['each', wholeAppointment] } as const;
const guestAppointment = { ...ourAppointment, reference: 'text' } as const;

export const shapes = {
  login: { login: 'id' },
  network: { clinics: ['some', { clinicId: 'id' }] },
  search: ['either', { spaces: ['some', slot] }, ['some', slot]],
  history: [
    'either',
    { upcoming: ['some', appointment], past: ['some', appointment] },
    ['either', { upcoming: ['some', appointment] }, ['some', appointment]],
  ],
  appointment,
  hold,
  holds: { holds: ['each', { ...hold, space: slot }] },
  dependent: { patientId: 'id' },
  newDependent: { patientId: 'id', state: 'text', scopes: texts },
  dependents: ['some', { patientId: 'id' }],
  agreement: { state: 'text', requester: 'record', scopes: texts, grantable: texts },
  calendar: { url: 'textOrNull' },
  linkedAppointment: {
    reference: 'text',
    status: 'text',
    start: 'instant',
    timeZone: 'zone',
    cancelUntil: 'instant',
    mayAct: 'flag',
  },
  proof: { parameters: { nonce: 'text', cost: 'number' }, signature: 'text' },
  guestHold: { token: 'id', checkedAt: 'instant', 'hold?': hold },
  guestIdentified: { codeExpiresAt: 'instant', tokenExpiresAt: 'instant' },
  guestManaged: { visit: guestAppointment, manageToken: 'id' },
  guestAppointment,
  invitationArea: { authToken: 'id' },
  invitations: {
    checkedAt: 'instant',
    hashProfName: 'record',
    professions: 'record',
    invitations: [
      'each',
      {
        invitationId: 'id',
        clinic,
        openUntil: 'instant',
        careType: 'text',
        placesLeft: 'number',
        held: ['either', { ...hold, space: ourSlot }, 'none'],
        visit: ['either', wholeAppointment, 'none'],
      },
    ],
  },
  invitedSlots: { spaces: ['each', ourSlot] },
  ourAppointment,
  threads: {
    threads: [
      'each',
      { threadId: 'id', subject: 'text', from: party, aboutPatient: person, sentAt: 'instant', unread: 'number' },
    ],
  },
  thread: { threadId: 'id', subject: 'text', aboutPatient: person, messages: ['each', message] },
  message: { ...message, threadId: 'id' },
  attachment,
  writableClinics: { clinics: ['each', { clinicId: 'text', name: 'text' }], leftToday: 'number' },
  closing: { ...closing, leftAlone: ['each', person], reopenDays: 'number' },
  closed: { ...closing, reopenUntil: 'instant' },
  accessLog: { events: ['each', { eventId: 'id', at: 'instant', actor: { kind: 'text' }, action: 'text', person }] },
} as const satisfies Record<string, Shape>;

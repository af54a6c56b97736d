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

const slot = { spaceId: 'id', clinicId: 'id', start: 'instant' } as const;
const appointment = { reservationId: 'id', start: 'instant' } as const;
const ourSlot = { ...slot, languages: 'list', timeZone: 'text', perName: 'text', durationMinutes: 'number' } as const;
const ourAppointment = { ...appointment, status: 'text', timeZone: 'text', cancelUntil: 'instant' } as const;
const hold = { holdId: 'id', expiresAt: 'instant' } as const;
const clinic = { clinicId: 'id', name: 'text', timeZone: 'text', address: 'record' } as const;
const message = { messageId: 'id', from: 'record', to: 'record', sentAt: 'instant', attachments: 'list' } as const;
const delegate = { linkId: 'id', firstName: 'text', scopes: 'list', grantable: 'list', state: 'text' } as const;
const consent = { granted: 'flag' } as const;
const closing = { goes: 'list', keeps: ['each', { what: 'text' }], visits: ['each', ourAppointment] } as const;
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
  alert: { alertId: 'id', state: 'text' },
  alerts: { alerts: ['each', { alertId: 'id', state: 'text' }] },
  dependent: { patientId: 'id' },
  newDependent: { patientId: 'id', state: 'text', scopes: 'list' },
  dependents: ['some', { patientId: 'id' }],
  delegate,
  delegates: { verified: 'flag', delegates: ['each', delegate] },
  agreement: { state: 'text', requester: 'record', scopes: 'list', grantable: 'list' },
  calendar: { url: 'textOrNull' },
  linkedAppointment: {
    reference: 'text',
    status: 'text',
    start: 'instant',
    timeZone: 'text',
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
        'held?': { ...hold, space: ourSlot },
        'visit?': ourAppointment,
      },
    ],
  },
  invitedSlots: { spaces: ['each', ourSlot] },
  ourAppointment,
  threads: {
    threads: ['each', { threadId: 'id', from: 'record', aboutPatient: 'record', sentAt: 'instant', unread: 'number' }],
  },
  thread: { threadId: 'id', aboutPatient: 'record', messages: ['each', message] },
  message: { ...message, threadId: 'id' },
  attachment: { attachmentId: 'id', name: 'text' },
  writableClinics: { clinics: ['each', { clinicId: 'id', name: 'text' }], leftToday: 'number' },
  closing: { ...closing, leftAlone: 'list', reopenDays: 'number' },
  closed: { ...closing, reopenUntil: 'instant' },
  sessions: ['each', { sessionId: 'id', device: 'text', lastSeenAt: 'instant' }],
  accessLog: { events: ['each', { eventId: 'id', at: 'instant', actor: 'record', action: 'text', person: 'record' }] },
  exportedFile: { resourceType: 'text', entry: 'list' },
  consents: { terms: consent, privacy: consent, analytics: consent },
} as const satisfies Record<string, Shape>;

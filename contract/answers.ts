import {
  orNull,
  alert,
  texts,
  names,
  person,
  slot,
  appointment,
  ourSlot,
  ourAppointment,
  hold,
  movedFrom,
  clinic,
  party,
  attachment,
  message,
  delegate,
  consent,
  closing,
  guestAppointment,
} from './answerParts.ts';

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
  | 'record';

/**
 * What the portal relies on in a success. `?`: may be missing or null. `either`: ours first, then another back end's
 * (spec §7: not shown).
 */
export type Shape =
  Kind | { readonly [field: string]: Shape } | readonly ['each' | 'some', Shape] | readonly ['either', Shape, Shape];

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
  alert,
  alerts: { alerts: ['each', alert] },
  dependent: { patientId: 'id' },
  newDependent: { patientId: 'id', state: 'text', scopes: texts },
  dependents: ['some', { patientId: 'id' }],
  delegate,
  delegates: { verified: 'flag', delegates: ['each', delegate] },
  agreement: {
    state: 'text',
    requester: { firstName: 'text', lastName: 'text' },
    firstName: 'text',
    relationship: 'text',
    endsOn: orNull('day'),
    scopes: texts,
    grantable: texts,
  },
  calendar: { url: 'textOrNull' },
  linkedAppointment: {
    reference: 'text',
    status: 'text',
    start: 'instant',
    timeZone: 'zone',
    cancelUntil: 'instant',
    mayAct: 'flag',
    firstName: 'textOrNull',
    mode: 'text',
    durationMinutes: 'number',
    clinicName: 'text',
    clinicAddress: 'text',
    clinicPhone: 'textOrNull',
    'attendanceFrom?': 'instant',
    'confirmedAt?': 'instant',
    ...movedFrom,
  },
  proof: { parameters: { nonce: 'text', cost: 'number' }, signature: 'text' },
  guestHold: { token: 'id', checkedAt: 'instant', 'hold?': hold },
  guestIdentified: { codeExpiresAt: 'instant', tokenExpiresAt: 'instant' },
  guestManaged: { visit: guestAppointment, manageToken: 'id' },
  guestAppointment,
  invitationArea: { authToken: 'id', firstName: 'textOrNull' },
  invitations: {
    checkedAt: 'instant',
    hashProfName: 'record',
    professions: 'record',
    firstName: 'textOrNull',
    invitations: [
      'each',
      {
        invitationId: 'id',
        clinic,
        openUntil: 'instant',
        held: orNull({ ...hold, space: ourSlot }),
        visit: orNull(ourAppointment),
        careType: 'text',
        placesLeft: 'number',
      },
    ],
  },
  invitedSlots: { spaces: ['each', ourSlot] },
  ourAppointment,
  threads: {
    threads: [
      'each',
      {
        threadId: 'id',
        subject: 'text',
        kind: 'text',
        from: party,
        aboutPatient: person,
        sentAt: 'instant',
        unread: 'number',
      },
    ],
    'nextCursor?': 'text',
    unread: 'number',
  },
  thread: {
    threadId: 'id',
    subject: 'text',
    aboutPatient: person,
    archived: 'flag',
    replyTo: orNull({ clinicId: 'text', name: 'text' }),
    messages: ['each', message],
  },
  message: { ...message, threadId: 'id' },
  attachment,
  writableClinics: { clinics: ['each', { clinicId: 'text', name: 'text' }], leftToday: 'number' },
  closing: { ...closing, leftAlone: ['each', person], reopenDays: 'number' },
  closed: { ...closing, reopenUntil: 'instant' },
  sessions: ['each', { sessionId: 'id', device: 'text', lastSeenAt: 'instant', createdAt: 'instant', current: 'flag' }],
  accessLog: {
    events: [
      'each',
      {
        eventId: 'id',
        at: 'instant',
        actor: { kind: 'text', ...names },
        action: 'text',
        person,
        capacity: 'text',
        device: 'text',
      },
    ],
    'nextCursor?': 'text',
  },
  exportedFile: { resourceType: 'text', entry: ['each', 'record'] },
  consents: { terms: consent, privacy: consent, analytics: consent },
} as const satisfies Record<string, Shape>;

import type { Shape } from './calls/shape.ts';

const member = {
  staffId: 'id',
  name: 'text',
  lang: 'text',
  clinics: ['each', { clinicId: 'id', name: 'text', timeZone: 'zone', role: 'text' }],
} as const satisfies Shape;

const day = {
  appointments: [
    'each',
    {
      reservationId: 'id',
      reference: 'text',
      startsAt: 'instant',
      endsAt: 'instant',
      name: 'text',
      age: ['either', 'number', 'none'],
      phone: 'textOrNull',
      reason: 'textOrNull',
      mode: 'text',
      professional: 'textOrNull',
      status: 'text',
      isConfirmed: 'flag',
      hasConflict: 'flag',
      acts: ['each', 'text'],
    },
  ],
  freeSlots: 'number',
} as const satisfies Shape;

const openings = {
  openings: ['each', { slotId: 'id', startsAt: 'instant', mode: 'text', professional: 'textOrNull', isSame: 'flag' }],
} as const satisfies Shape;

const slots = {
  slots: [
    'each',
    {
      slotId: 'id',
      startsAt: 'instant',
      mode: 'text',
      professionalId: ['either', 'id', 'none'],
      professional: 'textOrNull',
      state: 'text',
      reservationId: ['either', 'id', 'none'],
      reason: 'textOrNull',
      withdrawnBy: 'textOrNull',
    },
  ],
} as const satisfies Shape;

const seriesChoices = {
  isPublished: 'flag',
  professionals: ['each', { professionalId: 'id', name: 'text' }],
  services: ['each', { serviceId: 'id', name: 'text', careType: 'text', modes: ['each', 'text'] }],
} as const satisfies Shape;

const slotsChanged = { done: 'number', left: 'number' } as const satisfies Shape;

const invitations = {
  invitations: [
    'each',
    {
      invitationId: 'id',
      name: 'text',
      careType: 'text',
      openUntil: 'instant',
      slots: 'number',
      isLocked: 'flag',
      isBooked: 'flag',
    },
  ],
} as const satisfies Shape;

const about = { name: 'text', age: ['either', 'number', 'none'], lang: 'text' } as const satisfies Shape;

const holder = ['either', { staffId: 'id', name: 'text' }, 'none'] as const satisfies Shape;

const threads = {
  waiting: 'number',
  threads: [
    'each',
    {
      threadId: 'id',
      subject: 'text',
      about,
      writer: 'textOrNull',
      waitingSince: 'instant',
      files: 'number',
      holder,
    },
  ],
} as const satisfies Shape;

const thread = {
  threadId: 'id',
  subject: 'text',
  about,
  holder,
  isWaiting: 'flag',
  revision: 'number',
  messages: [
    'each',
    {
      messageId: 'id',
      from: { kind: 'text', name: 'textOrNull', staffId: ['either', 'id', 'none'] },
      body: 'text',
      sentAt: 'instant',
      attachments: ['each', { attachmentId: 'id', name: 'text', type: 'text', size: 'number' }],
    },
  ],
} as const satisfies Shape;

const person = {
  patientId: 'id',
  name: 'text',
  birthDate: ['either', 'day', 'none'],
  age: ['either', 'number', 'none'],
  number: 'text',
  hasAccount: 'flag',
} as const satisfies Shape;

const access = {
  requests: ['each', { linkId: 'id', person, holder: 'text', basis: 'text', awaits: 'text', askedAt: 'instant' }],
  more: 'flag',
} as const satisfies Shape;

const personWithLinks = {
  person,
  links: [
    'each',
    {
      linkId: 'id',
      holder: 'text',
      basis: 'text',
      scopes: ['each', 'text'],
      state: 'text',
      awaits: 'textOrNull',
      isSeen: 'flag',
      lock: 'textOrNull',
      endsOn: ['either', 'day', 'none'],
      acts: ['each', 'text'],
    },
  ],
  twins: ['each', person],
} as const satisfies Shape;

const joined = { alerts: 'number', links: 'number', waiting: 'number' } as const satisfies Shape;

const connection = {
  source: [
    'either',
    {
      name: 'text',
      mode: 'text',
      everyMinutes: ['either', 'number', 'none'],
      runs: ['each', { startedAt: 'instant', outcome: 'textOrNull' }],
    },
    'none',
  ],
  conflicts: ['each', { conflictId: 'id', startsAt: 'instant', published: 'text' }],
  staff: ['each', { staffId: 'id', name: 'text', role: 'text', isActive: 'flag' }],
} as const satisfies Shape;

const trail = {
  lines: ['each', { lineId: 'text', at: 'instant', name: 'text', action: 'text', count: 'number' }],
  isCut: 'flag',
} as const satisfies Shape;

/** What the calls of `staffCalls.ts` answer. */
export const staffShapes = {
  member,
  day,
  openings,
  slots,
  seriesChoices,
  slotsChanged,
  invitations,
  threads,
  thread,
  person,
  access,
  personWithLinks,
  joined,
  connection,
  trail,
} as const;

import type { CallOf } from './calls/call.ts';
import type { Shape } from './calls/shape.ts';

export type StaffCall = Pick<CallOf<string>, 'method' | 'path' | 'effect' | 'answer'>;

export const staffRoot = 'staff/api';

/** Beside the patients’ cookie: one browser may hold both sessions. Its value goes into `X-XSRF-TOKEN`. */
export const staffXsrfCookie = 'STAFF-XSRF-TOKEN';

/** `1` on a call that nobody at the screen asked for: the session is not extended. */
export const unattendedHeader = 'X-Unattended';

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
  services: ['each', { serviceId: 'id', name: 'text', modes: ['each', 'text'] }],
} as const satisfies Shape;

const slotsChanged = { done: 'number', left: 'number' } as const satisfies Shape;

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

/** Under `staffRoot`; none is in the specification. Every write that names something takes an `Idempotency-Key`. */
export const staffCalls = {
  signIn: { method: 'POST', path: 'session', effect: 'write', answer: member },
  whoAmI: { method: 'GET', path: 'session', effect: 'read', answer: member },
  signOut: { method: 'DELETE', path: 'session', effect: 'write', answer: 'none' },
  showDay: { method: 'GET', path: 'day', effect: 'read', answer: day },
  actOnAppointment: { method: 'POST', path: 'appointments/:id/act', effect: 'write', answer: 'none' },
  cancelAppointment: { method: 'POST', path: 'appointments/:id/cancel', effect: 'write', answer: 'none' },
  remindPatient: { method: 'POST', path: 'appointments/:id/remind', effect: 'write', answer: 'none' },
  writeToPatient: { method: 'POST', path: 'appointments/:id/message', effect: 'write', answer: 'none' },
  showOpenings: { method: 'GET', path: 'appointments/:id/openings', effect: 'read', answer: openings },
  moveAppointment: { method: 'POST', path: 'appointments/:id/move', effect: 'write', answer: 'none' },
  showSlots: { method: 'GET', path: 'slots', effect: 'read', answer: slots },
  showSeriesChoices: { method: 'GET', path: 'slots/choices', effect: 'read', answer: seriesChoices },
  addSlots: { method: 'POST', path: 'slots/add', effect: 'write', answer: slotsChanged },
  withdrawSlots: { method: 'POST', path: 'slots/withdraw', effect: 'write', answer: slotsChanged },
  offerSlots: { method: 'POST', path: 'slots/offer', effect: 'write', answer: slotsChanged },
  showThreads: { method: 'GET', path: 'threads', effect: 'read', answer: threads },
  countThreads: { method: 'GET', path: 'waiting', effect: 'read', answer: { waiting: 'number' } },
  readThread: { method: 'GET', path: 'threads/:id', effect: 'read', answer: thread },
  answerThread: { method: 'POST', path: 'threads/:id/answer', effect: 'write', answer: 'none' },
  actOnThread: { method: 'POST', path: 'threads/:id/act', effect: 'write', answer: 'none' },
  downloadFile: { method: 'GET', path: 'attachments/:id', effect: 'read', answer: 'file' },
  showAccess: { method: 'GET', path: 'access', effect: 'read', answer: access },
  findPeople: { method: 'POST', path: 'people/find', effect: 'read', answer: { people: ['each', person] } },
  showPerson: { method: 'GET', path: 'people/:id', effect: 'read', answer: personWithLinks },
  noteCard: { method: 'POST', path: 'people/:id/card', effect: 'write', answer: 'none' },
  joinRecords: { method: 'POST', path: 'people/:id/join', effect: 'write', answer: joined },
  actOnLink: { method: 'POST', path: 'links/:id/act', effect: 'write', answer: 'none' },
  showConnection: { method: 'GET', path: 'connection', effect: 'read', answer: connection },
  followDay: { method: 'GET', path: 'events', effect: 'read', answer: 'stream' },
} as const satisfies Record<string, StaffCall>;

export type StaffCallName = keyof typeof staffCalls;

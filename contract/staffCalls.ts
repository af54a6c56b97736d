import type { CallOf } from './calls/call.ts';
import { staffShapes as shapes } from './staffShapes.ts';

export type StaffCall = Pick<CallOf<string>, 'method' | 'path' | 'effect' | 'answer'>;

export const staffRoot = 'staff/api';

/** Beside the patients’ cookie: one browser may hold both sessions. Its value goes into `X-XSRF-TOKEN`. */
export const staffXsrfCookie = 'STAFF-XSRF-TOKEN';

/** `1` on a call that nobody at the screen asked for: the session is not extended. */
export const unattendedHeader = 'X-Unattended';

/** Under `staffRoot`; none is in the specification. Every write that names something takes an `Idempotency-Key`. */
export const staffCalls = {
  signIn: { method: 'POST', path: 'session', effect: 'write', answer: shapes.member },
  whoAmI: { method: 'GET', path: 'session', effect: 'read', answer: shapes.member },
  signOut: { method: 'DELETE', path: 'session', effect: 'write', answer: 'none' },
  showDay: { method: 'GET', path: 'day', effect: 'read', answer: shapes.day },
  actOnAppointment: { method: 'POST', path: 'appointments/:id/act', effect: 'write', answer: 'none' },
  cancelAppointment: { method: 'POST', path: 'appointments/:id/cancel', effect: 'write', answer: 'none' },
  remindPatient: { method: 'POST', path: 'appointments/:id/remind', effect: 'write', answer: 'none' },
  writeToPatient: { method: 'POST', path: 'appointments/:id/message', effect: 'write', answer: 'none' },
  showOpenings: { method: 'GET', path: 'appointments/:id/openings', effect: 'read', answer: shapes.openings },
  moveAppointment: { method: 'POST', path: 'appointments/:id/move', effect: 'write', answer: 'none' },
  showSlots: { method: 'GET', path: 'slots', effect: 'read', answer: shapes.slots },
  showSeriesChoices: { method: 'GET', path: 'slots/choices', effect: 'read', answer: shapes.seriesChoices },
  addSlots: { method: 'POST', path: 'slots/add', effect: 'write', answer: shapes.slotsChanged },
  withdrawSlots: { method: 'POST', path: 'slots/withdraw', effect: 'write', answer: shapes.slotsChanged },
  offerSlots: { method: 'POST', path: 'slots/offer', effect: 'write', answer: shapes.slotsChanged },
  showInvitations: { method: 'GET', path: 'invitations', effect: 'read', answer: shapes.invitations },
  invitePerson: { method: 'POST', path: 'invitations', effect: 'write', answer: { slots: 'number' } },
  actOnInvitation: { method: 'POST', path: 'invitations/:id/act', effect: 'write', answer: 'none' },
  showThreads: { method: 'GET', path: 'threads', effect: 'read', answer: shapes.threads },
  countThreads: { method: 'GET', path: 'waiting', effect: 'read', answer: { waiting: 'number' } },
  readThread: { method: 'GET', path: 'threads/:id', effect: 'read', answer: shapes.thread },
  answerThread: { method: 'POST', path: 'threads/:id/answer', effect: 'write', answer: 'none' },
  actOnThread: { method: 'POST', path: 'threads/:id/act', effect: 'write', answer: 'none' },
  downloadFile: { method: 'GET', path: 'attachments/:id', effect: 'read', answer: 'file' },
  showAccess: { method: 'GET', path: 'access', effect: 'read', answer: shapes.access },
  findPeople: { method: 'POST', path: 'people/find', effect: 'read', answer: { people: ['each', shapes.person] } },
  showPerson: { method: 'GET', path: 'people/:id', effect: 'read', answer: shapes.personWithLinks },
  noteCard: { method: 'POST', path: 'people/:id/card', effect: 'write', answer: 'none' },
  joinRecords: { method: 'POST', path: 'people/:id/join', effect: 'write', answer: shapes.joined },
  actOnLink: { method: 'POST', path: 'links/:id/act', effect: 'write', answer: 'none' },
  showConnection: { method: 'GET', path: 'connection', effect: 'read', answer: shapes.connection },
  showTrail: { method: 'GET', path: 'connection/trail', effect: 'read', answer: shapes.trail },
  followDay: { method: 'GET', path: 'events', effect: 'read', answer: 'stream' },
} as const satisfies Record<string, StaffCall>;

export type StaffCallName = keyof typeof staffCalls;

import { z } from 'zod';

import { calendarDate, id, instant, language } from './wire.ts';

/**
 * Everything the trail may say happened, in the past tense, by what it is about. A delegate at level *history* sees what is about
 * visits and the file, with *messages* also what is about messages; what is about the account is its owner’s alone.
 */
export const actionsAbout = {
  file: [
    'hold.placed',
    'hold.extended',
    'hold.released',
    'hold.seen',
    'places.searched',
    'alert.added',
    'alert.ended',
    'alert.seen',
    'place.offered',
    'reservation.booked',
    'reservation.moved',
    'reservation.confirmed',
    'reservation.cancelled',
    'reservation.kept',
    'reservation.missed',
    'day.closed',
    'history.read',
    'visitLink.opened',
    'visitLink.refused',
    'reminder.asked',
    'visit.found',
    'visit.notFound',
    'calendar.downloaded',
    'calendar.read',
    'invitation.sent',
    'invitation.renewed',
    'invitation.ended',
    'invitation.opened',
    'invitation.refused',
    'invitation.read',
    'invitation.left',
    'accessLog.read',
    'accessLog.exported',
  ],
  messages: ['mailbox.listed', 'thread.read', 'messages.read', 'thread.archived', 'message.sent', 'attachment.read'],
  account: [
    'account.created',
    'account.closed',
    'account.reopened',
    'account.erased',
    'session.opened',
    'session.refused',
    'session.closed',
    'session.ended',
    'recovery.requested',
    'recovery.mailed',
    'password.recovered',
    'password.changed',
    'password.refused',
    'email.verified',
    'email.claimed',
    'email.changed',
    'consents.decided',
    'profile.read',
    'profile.changed',
    'file.exported',
    'calendar.shared',
    'calendar.ended',
    'access.changed',
    'access.unlocked',
    'access.locked',
    'access.ended',
    'person.listed',
    'access.requested',
    'access.granted',
    'access.refused',
    'access.withdrawn',
    'agreement.opened',
    'agreement.mistaken',
    'number.verified',
    'record.merged',
  ],
} as const;

/** Every action, in no order that means anything. */
export const auditActions = [...actionsAbout.file, ...actionsAbout.messages, ...actionsAbout.account] as const;

export const capacities = ['self', 'delegate', 'clinic', 'system', 'anonymous'] as const;

/** Who: the user, another person (their name, where one is on file), a clinic, the network by itself, nobody signed in. */
const actor = z.object({
  kind: z.enum(['me', 'person', 'clinic', 'network', 'nobody']),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
});

const person = z.object({ patientId: id, firstName: z.string().nullable(), lastName: z.string().nullable() });

/** One line: who read or changed what, about whom, when, on what kind of device (`Firefox · Android`, empty when unknown). */
export const accessEvent = z.object({
  eventId: z.string(),
  at: instant,
  actor,
  /** In what capacity: for oneself, for the person concerned, or as a kind of actor that is no person. */
  capacity: z.enum(capacities),
  action: z.enum(auditActions),
  person,
  device: z.string(),
});

/** No day that a database could not count, such as one of the year 0. */
const day = calendarDate.refine((date) => date >= '2000-01-01');

/** Which lines: about whom (without `patientId`, the user), by whom (all, or all but the user), on which days in Quebec, both included. */
const selection = {
  patientId: id.optional(),
  by: z.enum(['all', 'others']).optional(),
  from: day.optional(),
  to: day.optional(),
};

/** GET user/accesslog, newest first. With `limit=0` it reads nothing and leaves no line: how a page learns that there is a log. */
export const accessLogQuery = z.strictObject({
  ...selection,
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(0).max(100).default(50),
});
export const accessLogAnswer = z.object({ events: z.array(accessEvent), nextCursor: z.string().nullable() });

/** GET user/accesslog.csv: the whole selection. Without `lang`, in the language that `Accept-Language` prefers. */
export const accessLogFileQuery = z.strictObject({ ...selection, lang: language.optional() });

export type AuditAction = (typeof auditActions)[number];
export type AccessCapacity = (typeof capacities)[number];
export type AccessEvent = z.infer<typeof accessEvent>;
export type AccessLogQuery = z.infer<typeof accessLogQuery>;
export type AccessLogAnswer = z.infer<typeof accessLogAnswer>;
export type AccessLogFileQuery = z.infer<typeof accessLogFileQuery>;

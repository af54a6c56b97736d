import { z } from 'zod';

import { staffRoles } from './staffRoles.ts';
import { calendarDate, id, instant, language } from './wire.ts';

/**
 * Audit trail actions. A delegate with *history* sees `file`, with *messages* also `messages`; only the owner sees
 * `account`.
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
    'choices.seen',
    'place.offered',
    'reservation.booked',
    'reservation.moved',
    'reservation.confirmed',
    'reservation.numberChanged',
    'reservation.cancelled',
    'reservation.arrived',
    'reservation.kept',
    'reservation.missed',
    'day.closed',
    'day.read',
    'identity.read',
    'service.changed',
    'staff.added',
    'staff.suspended',
    'conflict.settled',
    'trail.exported',
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
  messages: [
    'mailbox.listed',
    'thread.read',
    'messages.read',
    'thread.archived',
    'thread.taken',
    'thread.returned',
    'thread.closed',
    'message.sent',
    'attachment.read',
  ],
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
    'factor.begun',
    'factor.on',
    'factor.off',
    'factor.refused',
    'recoveryCode.used',
    'recoveryCodes.renewed',
    'passkey.begun',
    'passkey.added',
    'passkey.removed',
    'passkey.refused',
    'email.verified',
    'email.claimed',
    'email.changed',
    'consents.decided',
    'profile.read',
    'profile.changed',
    'file.exported',
    'texts.decided',
    'textNumber.added',
    'textNumber.confirmed',
    'textNumber.ended',
    'texts.stopped',
    'texts.resumed',
    'pushes.begun',
    'pushes.decided',
    'pushes.ended',
    'calendar.shared',
    'calendar.ended',
    'choices.forgotten',
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

export const auditActions = [...actionsAbout.file, ...actionsAbout.messages, ...actionsAbout.account] as const;

export const capacities = ['self', 'delegate', 'clinic', 'system', 'anonymous'] as const;

const actor = z.object({
  kind: z.enum(['me', 'person', 'clinic', 'network', 'nobody']),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** Of a member of the staff, who acted there. */
  role: z.enum(staffRoles).optional(),
  clinicName: z.string().optional(),
});

const person = z.object({ patientId: id, firstName: z.string().nullable(), lastName: z.string().nullable() });

/** `device` is empty when unknown. */
export const accessEvent = z.object({
  eventId: z.string(),
  at: instant,
  actor,
  capacity: z.enum(capacities),
  action: z.enum(auditActions),
  person,
  device: z.string(),
});

/** PostgreSQL refuses dates such as the year 0. */
const day = calendarDate.refine((date) => date >= '2000-01-01');

/** `patientId` defaults to the user; both dates are included, in Quebec time. */
const selection = {
  patientId: id.optional(),
  by: z.enum(['all', 'others']).optional(),
  from: day.optional(),
  to: day.optional(),
};

/** GET user/accesslog, newest first. `limit=0` is a probe: it reads nothing and leaves no entry. */
export const accessLogQuery = z.strictObject({
  ...selection,
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(0).max(100).default(50),
});
export const accessLogAnswer = z.object({ events: z.array(accessEvent), nextCursor: z.string().nullable() });

/** GET user/accesslog.csv: the whole selection. `lang` defaults to `Accept-Language`. */
export const accessLogFileQuery = z.strictObject({ ...selection, lang: language.optional() });

export type AuditAction = (typeof auditActions)[number];
export type AccessCapacity = (typeof capacities)[number];
export type AccessEvent = z.infer<typeof accessEvent>;
export type AccessLogQuery = z.infer<typeof accessLogQuery>;
export type AccessLogAnswer = z.infer<typeof accessLogAnswer>;
export type AccessLogFileQuery = z.infer<typeof accessLogFileQuery>;

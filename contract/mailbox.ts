import { z } from 'zod';

import { folders } from './catalogues.ts';
import { messageLimits } from './limits.ts';
import { id, instant, line } from './wire.ts';

const messageKinds = ['clinic', 'appointment', 'alert', 'system'] as const;
const offerStates = ['open', 'taken', 'over'] as const;

/** The portal's settings name the network. */
const party = z.object({ kind: z.enum(['me', 'person', 'clinic', 'network']), name: z.string().nullable() });

const person = z.object({ patientId: id, firstName: z.string().nullable(), lastName: z.string().nullable() });

/** POST mailbox/attachments: one file, multipart/form-data. `size` in bytes. */
export const attachment = z.object({ attachmentId: id, name: z.string(), type: z.string(), size: z.int() });

/** Product §4. `body` is plain text. */
export const message = z.object({
  messageId: id,
  threadId: id,
  from: party,
  to: party,
  aboutPatient: person,
  subject: z.string(),
  body: z.string(),
  sentAt: instant,
  /** Null while unread. Messages from patients are never unread. */
  readAt: instant.nullable(),
  kind: z.enum(messageKinds),
  appointmentId: id.optional(),
  /** What became of the offer that it tells. */
  offer: z.enum(offerStates).optional(),
  attachments: z.array(attachment),
});

export const threadSummary = z.object({
  threadId: id,
  subject: z.string(),
  from: party,
  aboutPatient: person,
  kind: z.enum(messageKinds),
  sentAt: instant,
  messages: z.int(),
  unread: z.int(),
});

/**
 * GET mailbox/threads. `q` searches subjects and senders, ignoring accents. `network`: `q` is in the network's name,
 * which only the portal knows.
 */
export const threadsQuery = z.strictObject({
  folder: z.enum(folders).default('inbox'),
  aboutPatient: id.optional(),
  q: line(100).optional(),
  network: z.literal('true').optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(messageLimits.pageSize).default(messageLimits.pageSize),
});
/** `unread` counts the inbox of one person, or of everyone. */
export const threadsAnswer = z.object({
  threads: z.array(threadSummary),
  nextCursor: z.string().nullable(),
  unread: z.int(),
});

/** GET mailbox/unread/about. */
export const unreadQuery = z.strictObject({ aboutPatient: id });

/** GET mailbox/threads/:id: oldest first. `replyTo` is the clinic to receive a reply. */
export const threadReference = z.strictObject({ id });
export const threadAnswer = z.object({
  threadId: id,
  subject: z.string(),
  aboutPatient: person,
  archived: z.boolean(),
  replyTo: z.object({ clinicId: id, name: z.string() }).nullable(),
  messages: z.array(message),
});

/** POST mailbox/read. Idempotent. */
export const readBody = z.strictObject({ messageIds: z.array(id).min(1).max(messageLimits.readAtOnce) });

/** POST mailbox/archive: a whole thread. */
export const archiveBody = z.strictObject({ threadId: id, archived: z.boolean().default(true) });

/** GET mailbox/clinics: possible recipients, and messages left for a day. */
export const clinicsQuery = z.strictObject({ aboutPatient: id.optional() });
export const clinicsAnswer = z.object({
  clinics: z.array(z.object({ clinicId: id, name: z.string() })),
  leftToday: z.int(),
});

/** GET mailbox/attachments/:id. */
export const attachmentReference = z.strictObject({ id });

/** POST mailbox/send. `aboutPatient` defaults to the user; `threadId` replies in that thread. */
export const sendBody = z.strictObject({
  clinicId: id,
  aboutPatient: id.nullish(),
  subject: line(messageLimits.subject),
  body: z.string().max(messageLimits.body),
  threadId: id.nullish(),
  attachments: z.array(id).max(messageLimits.attachments).nullish(),
});

export type Folder = (typeof folders)[number];
export type Message = z.infer<typeof message>;
export type UnreadQuery = z.infer<typeof unreadQuery>;
export type OfferState = (typeof offerStates)[number];
export type ThreadSummary = z.infer<typeof threadSummary>;
export type ThreadsQuery = z.infer<typeof threadsQuery>;
export type ThreadsAnswer = z.infer<typeof threadsAnswer>;
export type ThreadAnswer = z.infer<typeof threadAnswer>;
export type ArchiveBody = z.infer<typeof archiveBody>;
export type ClinicsAnswer = z.infer<typeof clinicsAnswer>;
export type SendBody = z.infer<typeof sendBody>;
export type Attachment = z.infer<typeof attachment>;

import { z } from 'zod';

import { folders } from './catalogues.ts';
import { messageLimits } from './limits.ts';
import { id, instant, line } from './wire.ts';

const messageKinds = ['clinic', 'appointment', 'alert', 'system'] as const;

/** Who wrote, or to whom: the user, another person who acts, a clinic, the network (named by the portal’s settings: no name). */
const party = z.object({ kind: z.enum(['me', 'person', 'clinic', 'network']), name: z.string().nullable() });

const person = z.object({ patientId: id, firstName: z.string().nullable(), lastName: z.string().nullable() });

/** A file that came with a message, or waits to be sent with one (POST mailbox/attachments, one file, multipart/form-data). `size` in bytes. */
export const attachment = z.object({ attachmentId: id, name: z.string(), type: z.string(), size: z.int() });

/** One message (product §4). `body` is plain text. */
export const message = z.object({
  messageId: id,
  threadId: id,
  from: party,
  to: party,
  aboutPatient: person,
  subject: z.string(),
  body: z.string(),
  sentAt: instant,
  /** When the user read it; null for what waits. What patients wrote waits for nobody. */
  readAt: instant.nullable(),
  kind: z.enum(messageKinds),
  appointmentId: id.optional(),
  attachments: z.array(attachment),
});

/** A thread as a list shows it: its newest message of that folder, and how much of it waits. */
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
 * GET mailbox/threads. `q` is looked for in subjects and senders, whatever the accents. The network’s name is the portal’s to know: it
 * says by `network` that `q` is part of it, and finds what the network wrote.
 */
export const threadsQuery = z.strictObject({
  folder: z.enum(folders).default('inbox'),
  aboutPatient: id.optional(),
  q: line(100).optional(),
  network: z.literal('true').optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(messageLimits.pageSize).default(messageLimits.pageSize),
});
/** `unread` counts the whole inbox of whom the list is about: the one person asked for, else everybody. */
export const threadsAnswer = z.object({
  threads: z.array(threadSummary),
  nextCursor: z.string().nullable(),
  unread: z.int(),
});

/** GET mailbox/threads/:id: oldest first. `replyTo` is the clinic that an answer would go to. */
export const threadReference = z.strictObject({ id });
export const threadAnswer = z.object({
  threadId: id,
  subject: z.string(),
  aboutPatient: person,
  archived: z.boolean(),
  replyTo: z.object({ clinicId: id, name: z.string() }).nullable(),
  messages: z.array(message),
});

/** POST mailbox/read. Those that are read already stay so. */
export const readBody = z.strictObject({ messageIds: z.array(id).min(1).max(messageLimits.readAtOnce) });

/** POST mailbox/archive: a whole thread, in or out. */
export const archiveBody = z.strictObject({ threadId: id, archived: z.boolean().default(true) });

/** GET mailbox/clinics: whom one may write to about a person, and how many messages are left for a day. */
export const clinicsQuery = z.strictObject({ aboutPatient: id.optional() });
export const clinicsAnswer = z.object({
  clinics: z.array(z.object({ clinicId: id, name: z.string() })),
  leftToday: z.int(),
});

/** GET mailbox/attachments/:id. */
export const attachmentReference = z.strictObject({ id });

/** POST mailbox/send. Without `aboutPatient` it is about the user; with `threadId` it answers there. */
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
export type ThreadSummary = z.infer<typeof threadSummary>;
export type ThreadsQuery = z.infer<typeof threadsQuery>;
export type ThreadsAnswer = z.infer<typeof threadsAnswer>;
export type ThreadAnswer = z.infer<typeof threadAnswer>;
export type ArchiveBody = z.infer<typeof archiveBody>;
export type ClinicsAnswer = z.infer<typeof clinicsAnswer>;
export type SendBody = z.infer<typeof sendBody>;
export type Attachment = z.infer<typeof attachment>;

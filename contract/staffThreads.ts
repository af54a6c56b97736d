import { z } from 'zod';

import { messageLimits } from './limits.ts';
import { attachment } from './mailbox.ts';
import { id, instant, language } from './wire.ts';

/** GET threads, GET waiting. */
export const staffThreadsQuery = z.strictObject({ clinic: id });

export const staffWaiting = z.object({ waiting: z.int() });

/** `lang`: in which the writer reads the portal, and so the answer. */
const about = z.object({ name: z.string(), age: z.int().nullable(), lang: language });

const staffMemberNamed = z.object({ staffId: id, name: z.string() });

/** `writer`: who wrote for the patient, where it was not the patient. `files`: in what waits. */
const threadSummary = z.object({
  threadId: id,
  subject: z.string(),
  about,
  writer: z.string().nullable(),
  waitingSince: instant,
  files: z.int(),
  holder: staffMemberNamed.nullable(),
});

/** The oldest first. `waiting`: how many, listed or not. */
export const staffThreads = z.object({ threads: z.array(threadSummary), waiting: z.int() });

/** Of the staff, who wrote: null for a command and for an older server. */
const staffMessage = z.object({
  messageId: id,
  from: z.object({
    kind: z.enum(['patient', 'delegate', 'unknown', 'clinic', 'network']),
    name: z.string().nullable(),
    staffId: id.nullable(),
  }),
  body: z.string(),
  sentAt: instant,
  attachments: z.array(attachment),
});

/** `revision` counts what was said and each closing. */
export const staffThread = z.object({
  threadId: id,
  subject: z.string(),
  about,
  holder: staffMemberNamed.nullable(),
  isWaiting: z.boolean(),
  revision: z.int(),
  messages: z.array(staffMessage),
});

/** At which the answer was begun, or the closing decided. */
const revision = z.int().min(0).max(2_147_483_647);

export const staffAnswerBody = z.strictObject({ body: z.string().max(messageLimits.body), revision });

/** `from`: who has it on screen; null for nobody. */
export const staffThreadActBody = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('take'), from: id.nullable() }),
  z.strictObject({ act: z.literal('giveBack') }),
  z.strictObject({ act: z.literal('close'), revision }),
]);

export type StaffThreadActBody = z.infer<typeof staffThreadActBody>;
export type StaffThreadSummary = z.infer<typeof threadSummary>;
export type StaffThreads = z.infer<typeof staffThreads>;
export type StaffThread = z.infer<typeof staffThread>;
export type StaffMessage = z.infer<typeof staffMessage>;

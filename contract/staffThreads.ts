import { z } from 'zod';

import { messageLimits } from './limits.ts';
import { attachment } from './mailbox.ts';
import { id, instant } from './wire.ts';

export const staffThreadsQuery = z.strictObject({ clinic: id });

export const staffWaiting = z.object({ waiting: z.int() });

const about = z.object({ name: z.string(), age: z.int().nullable() });

const holder = z.object({ name: z.string(), isMe: z.boolean() }).nullable();

export const staffThreadSummary = z.object({
  threadId: id,
  subject: z.string(),
  about,
  writer: z.string().nullable(),
  waitingSince: instant,
  files: z.int(),
  holder,
});

export const staffThreads = z.object({ threads: z.array(staffThreadSummary), waiting: z.int() });

const staffMessage = z.object({
  messageId: id,
  from: z.object({ kind: z.enum(['person', 'delegate', 'clinic', 'network']), name: z.string().nullable() }),
  isMine: z.boolean(),
  body: z.string(),
  sentAt: instant,
  attachments: z.array(attachment),
});

export const staffThread = z.object({
  threadId: id,
  subject: z.string(),
  about,
  holder,
  isWaiting: z.boolean(),
  revision: z.int(),
  messages: z.array(staffMessage),
});

export const threadActs = ['take', 'giveBack', 'close'] as const;

const revision = z.int().min(0).max(2_147_483_647);

export const staffThreadActBody = z.strictObject({ act: z.enum(threadActs), revision });

export const staffAnswerBody = z.strictObject({ body: z.string().max(messageLimits.body), revision });

export type ThreadAct = (typeof threadActs)[number];
export type StaffThreadSummary = z.infer<typeof staffThreadSummary>;
export type StaffThreads = z.infer<typeof staffThreads>;
export type StaffThread = z.infer<typeof staffThread>;
export type StaffMessage = z.infer<typeof staffMessage>;

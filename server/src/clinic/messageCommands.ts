import type { Transaction } from 'kysely';

import { messageLimits as limits } from '../../../contract/limits.ts';
import { openSubject } from '../data/mailbox/subjects.ts';
import { findThreadOf, listWaiting } from '../data/mailbox/clinicSide.ts';
import { lockClinicThread } from '../data/mailbox/clinicThreads.ts';
import { sendFromClinic } from '../data/mailbox/fromClinic.ts';
import type { Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { cleanLine, cleanText } from '../domain/mailbox/writtenMessage.ts';
import { objectionToAnswer, type ThreadObjection } from '../domain/staff/threadActs.ts';
import { ClinicRefused } from './clinicRefused.ts';
import { recordLooks, type ClinicCommand, type ClinicDeps } from './command.ts';
import { lockAppointment } from './lockAppointment.ts';
import { readArgs } from './readArgs.ts';

type Target = { patientId: string; clinicId: string; threadId?: string; subject: string };
type FindTarget = (transaction: Transaction<Tables>) => Promise<Target>;

/**
 * A typed `\\n` starts a new line.
 * @throws ClinicRefused
 */
const write = (deps: ClinicDeps, findTarget: FindTarget, text: string): Promise<void> =>
  inTransaction(deps.db, async (transaction) => {
    const { subject, ...target } = await findTarget(transaction);
    const written = { subject: cleanLine(subject), body: cleanText(text.replaceAll('\\n', '\n')) };
    if (written.subject === '' || written.body === '') throw new ClinicRefused('A message needs a subject and a text.');
    if (written.subject.length > limits.subject || written.body.length > limits.body) {
      throw new ClinicRefused(`A subject has at most ${limits.subject} characters, a text ${limits.body}.`);
    }
    await sendFromClinic(transaction, deps, { ...target, ...written });
  });

const refusals: Record<ThreadObjection, string> = {
  taken: 'A person in the staff area has this conversation: they answer it, or give it back.',
  answered: 'This message has an answer already.',
  closed: 'This conversation is closed.',
  changed: 'This conversation has changed.',
};

const findWaiting =
  (message: string, { vault }: ClinicDeps): FindTarget =>
  async (transaction) => {
    const threadId = await findThreadOf(transaction, message);
    const thread = threadId === undefined ? undefined : await lockClinicThread(transaction, threadId);
    if (thread === undefined)
      throw new ClinicRefused(`No patient wrote ${message}. List the messages with: npm run clinic -- inbox`);
    const { clinicId, patientId } = thread;
    const objection = objectionToAnswer(thread, { staffId: null, seen: null });
    if (objection !== undefined) throw new ClinicRefused(refusals[objection]);
    return { clinicId, patientId, subject: openSubject(vault, thread), threadId: thread.threadId };
  };

export const messageCommand: ClinicCommand = {
  name: 'message',
  args: '<appointment> <subject> <text>',
  summary: 'writes to the patient of an appointment, from its clinic; \\n in the text starts a new line',
  read: (args) => {
    const {
      positionals: [word = '', subject = '', text = ''],
    } = readArgs(args, 3, {});
    return async (deps) => {
      await write(
        deps,
        async (transaction) => {
          const {
            appointment: { clinicId, patientId },
          } = await lockAppointment(transaction, word);
          return { clinicId, patientId, subject };
        },
        text,
      );
      return ['The message is in the patient’s mailbox.'];
    };
  },
};

export const inboxCommand: ClinicCommand = {
  name: 'inbox',
  args: '<clinic>',
  summary: 'lists the messages of patients that a clinic has not answered',
  read: (args) => {
    const {
      positionals: [clinic = ''],
    } = readArgs(args, 1, {});
    return async (deps) => {
      const waiting = await listWaiting(deps.db, deps.vault, clinic);
      await recordLooks(
        deps,
        'thread.read',
        waiting.map(({ patientId, threadId: entityId }) => ({ patientId, entityId })),
      );
      return waiting.length === 0
        ? ['Nothing waits.']
        : waiting.map(
            ({ messageId, sentAt, subject, body }) =>
              `${messageId}  ${sentAt.toISOString()}  ${subject}\n  ${body.replaceAll('\n', '\n  ')}`,
          );
    };
  },
};

export const replyCommand: ClinicCommand = {
  name: 'reply',
  args: '<message> <text>',
  summary: 'answers a message of the inbox, in its thread',
  read: (args) => {
    const {
      positionals: [message = '', text = ''],
    } = readArgs(args, 2, {});
    return async (deps) => {
      await write(deps, findWaiting(message, deps), text);
      return ['The answer is in the patient’s mailbox.'];
    };
  },
};

import type { Transaction } from 'kysely';

import { messageLimits as limits } from '../../../contract/limits.ts';
import { sendFromClinic } from '../data/clinicActs/sendFromClinic.ts';
import { findThreadOf, listWaiting } from '../data/mailbox/clinicSide.ts';
import type { Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { cleanLine, cleanText } from '../domain/mailbox/writtenMessage.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicCommand, ClinicDeps } from './command.ts';
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
      await write(
        deps,
        async (transaction) => {
          const thread = await findThreadOf(transaction, deps.vault, message);
          if (thread === undefined)
            throw new ClinicRefused(`No patient wrote ${message}. List the messages with: npm run clinic -- inbox`);
          return thread;
        },
        text,
      );
      return ['The answer is in the patient’s mailbox.'];
    };
  },
};

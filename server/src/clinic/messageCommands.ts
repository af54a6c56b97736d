import type { Transaction } from 'kysely';

import { messageLimits as most } from '../../../contract/limits.ts';
import { recordAudit } from '../data/audit.ts';
import { findThreadOf, listWaiting } from '../data/mailbox/clinicSide.ts';
import { deliverMessage } from '../data/mailbox/deliver.ts';
import type { Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { cleanLine, cleanText } from '../domain/mailbox/writtenMessage.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicCommand, ClinicDeps } from './command.ts';
import { lockAppointment } from './lockAppointment.ts';
import { readWords } from './readWords.ts';

type Target = { patientId: string; clinicId: string; threadId?: string; subject: string };
type FindTarget = (transaction: Transaction<Tables>) => Promise<Target>;

/**
 * A typed `\\n` starts a new line.
 * @throws ClinicRefused when the text is empty
 */
const write = (deps: ClinicDeps, findTarget: FindTarget, text: string): Promise<void> =>
  inTransaction(deps.db, async (transaction) => {
    const { subject, ...target } = await findTarget(transaction);
    const written = { subject: cleanLine(subject), body: cleanText(text.replaceAll('\\n', '\n')) };
    if (written.subject === '' || written.body === '') throw new ClinicRefused('A message needs a subject and a text.');
    if (written.subject.length > most.subject || written.body.length > most.body) {
      throw new ClinicRefused(`A subject has at most ${most.subject} characters, a text ${most.body}.`);
    }
    const messageId = await deliverMessage(transaction, deps.vault, { ...target, ...written, kind: 'clinic' });
    await recordAudit(transaction, {
      action: 'message.sent',
      capacity: 'clinic',
      actorAccountId: null,
      patientId: target.patientId,
      entityId: messageId,
      requestId: deps.requestId,
    });
  });

export const messageCommand: ClinicCommand = {
  name: 'message',
  words: '<visit> <subject> <text>',
  does: 'writes to the patient of a visit, from its clinic; \\n in the text begins a line',
  read: (words) => {
    const {
      positionals: [appointment = '', subject = '', text = ''],
    } = readWords(words, 3, {});
    return async (deps) => {
      await write(
        deps,
        async (transaction) => {
          const {
            visit: { clinicId, patientId },
          } = await lockAppointment(transaction, appointment);
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
  words: '<clinic>',
  does: 'lists what patients wrote to a clinic and nobody answered',
  read: (words) => {
    const {
      positionals: [clinic = ''],
    } = readWords(words, 1, {});
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
  words: '<message> <text>',
  does: 'answers a message of the inbox, in its thread',
  read: (words) => {
    const {
      positionals: [message = '', text = ''],
    } = readWords(words, 2, {});
    return async (deps) => {
      await write(
        deps,
        async (transaction) => {
          const thread = await findThreadOf(transaction, message);
          if (thread === undefined)
            throw new ClinicRefused(`No patient wrote ${message}. The inbox of the clinic names its messages.`);
          return thread;
        },
        text,
      );
      return ['The answer is in the patient’s mailbox.'];
    };
  },
};

import { messageLimits as limits } from '../../../contract/limits.ts';
import { answerByClinic } from '../data/clinicActs/answerByClinic.ts';
import { lockPatientOfThread, lockThread } from '../data/clinicActs/lockThread.ts';
import { sendFromClinic } from '../data/clinicActs/sendFromClinic.ts';
import { findThreadOf, listWaiting, type WaitingMessage } from '../data/mailbox/clinicSide.ts';
import { inTransaction } from '../data/transaction.ts';
import { cleanLine, cleanText } from '../domain/mailbox/writtenMessage.ts';
import type { ThreadObjection } from '../domain/staff/threadActs.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicCommand, ClinicDeps } from './command.ts';
import { onAppointment } from './lockAppointment.ts';
import { lookingWhereRefused, recordLooks, type Look } from './looks.ts';
import { readArgs } from './readArgs.ts';

/**
 * A typed `\\n` starts a new line.
 * @throws ClinicRefused
 */
const toWritten = (typed: { subject?: string; text: string }): { subject: string; body: string } => {
  const subject = cleanLine(typed.subject ?? '');
  const body = cleanText(typed.text.replaceAll('\\n', '\n'));
  if (body === '' || (typed.subject !== undefined && subject === ''))
    throw new ClinicRefused('A message needs a subject and a text.');
  if (subject.length > limits.subject || body.length > limits.body)
    throw new ClinicRefused(`A subject has at most ${limits.subject} characters, a text ${limits.body}.`);
  return { subject, body };
};

const write = (deps: ClinicDeps, word: string, typed: { subject: string; text: string }): Promise<void> =>
  onAppointment(deps, word, async (transaction, { appointment: { clinicId, patientId } }) => {
    await sendFromClinic(transaction, deps, { clinicId, patientId, ...toWritten(typed) });
  });

const refusals: Record<ThreadObjection, string> = {
  taken: 'Somebody in the staff area has this conversation: they answer it, or give it back.',
  answered: 'This message has an answer already. To write a new message: npm run clinic -- message',
  closed: 'This conversation was closed without an answer. To write a new message: npm run clinic -- message',
  changed: 'This conversation has changed.',
};

const answer = (deps: ClinicDeps, message: string, text: string): Promise<void> => {
  const seen: Look[] = [];
  return lookingWhereRefused(deps, 'thread.read', seen, () =>
    inTransaction(deps.db, async (transaction) => {
      const { body } = toWritten({ text });
      const threadId = await findThreadOf(transaction, message);
      if (threadId !== undefined) await lockPatientOfThread(transaction, threadId);
      const thread = threadId === undefined ? undefined : await lockThread(transaction, deps.vault, threadId);
      if (thread === undefined)
        throw new ClinicRefused(`No patient wrote ${message}. List the messages with: npm run clinic -- inbox`);
      seen.splice(0, 1, { patientId: thread.patientId, entityId: thread.threadId });
      const outcome = await answerByClinic(transaction, deps, thread, { body, seen: null });
      if (outcome !== 'sent') throw new ClinicRefused(refusals[outcome]);
    }),
  );
};

const waitingLine = ({ messageId, sentAt, name, writer, subject, body }: WaitingMessage): string => {
  const about = writer === null ? name || 'no name' : `${name || 'no name'}, written by ${writer}`;
  return `${messageId}  ${sentAt.toISOString()}  ${about}  ${subject}\n  ${body.replaceAll('\n', '\n  ')}`;
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
      await write(deps, word, { subject, text });
      return ['The message is in the patient’s mailbox.'];
    };
  },
};

export const inboxCommand: ClinicCommand = {
  name: 'inbox',
  args: '<clinic>',
  summary: 'lists the messages of patients that wait for a clinic, and who wrote them for whom',
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
      return waiting.length === 0 ? ['Nothing waits.'] : waiting.map(waitingLine);
    };
  },
};

export const replyCommand: ClinicCommand = {
  name: 'reply',
  args: '<message> <text>',
  summary: 'answers a message of the inbox, in its thread, unless somebody in the staff area has it',
  read: (args) => {
    const {
      positionals: [message = '', text = ''],
    } = readArgs(args, 2, {});
    return async (deps) => {
      await answer(deps, message, text);
      return ['The answer is in the patient’s mailbox.'];
    };
  },
};

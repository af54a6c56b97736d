import { recordAudit } from '../data/audit.ts';
import { remindNow } from '../data/reminders/planned.ts';
import { inTransaction } from '../data/transaction.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicCommand, ClinicDeps } from './command.ts';
import { lockAppointment, shownTime } from './lockAppointment.ts';
import { readWords } from './readWords.ts';

/** @throws ClinicRefused when there is nothing to remind of */
const remind = (deps: ClinicDeps, word: string): Promise<string> =>
  inTransaction(deps.db, async (transaction) => {
    const {
      visit: { patientId, reference, reservationId, startsAt, status, timeZone },
    } = await lockAppointment(transaction, word);
    if (status !== 'booked') throw new ClinicRefused(`${reference} is ${status}: there is nothing to remind of.`);
    if (startsAt <= deps.clock()) throw new ClinicRefused(`${reference} has begun.`);
    await remindNow(transaction, { reservationId, startsAt });
    await recordAudit(transaction, {
      action: 'reminder.asked',
      capacity: 'clinic',
      actorAccountId: null,
      patientId,
      entityId: reservationId,
      requestId: deps.requestId,
    });
    return `A reminder of ${reference} (${shownTime(startsAt, timeZone)}) leaves as soon as the server runs.`;
  });

export const remindCommand: ClinicCommand = {
  name: 'remind',
  words: '<visit>',
  does: 'reminds of a visit now rather than on its day, whoever wants reminders of it',
  read: (words) => {
    const {
      positionals: [appointment = ''],
    } = readWords(words, 1, {});
    return async (deps) => [await remind(deps, appointment)];
  },
};

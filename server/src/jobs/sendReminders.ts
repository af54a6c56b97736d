import type { Transaction } from 'kysely';

import { lockPatient } from '../data/bookingLocks.ts';
import { queueGuestsReminder } from '../data/guest/mails.ts';
import { leaveReminder } from '../data/reminders/leaveReminder.ts';
import { findPeopleToRemind, type PeopleToRemind } from '../data/reminders/peopleToRemind.ts';
import { postponeReminder, takeDueReminder, type ReminderName } from '../data/reminders/planned.ts';
import { findRemindedAppointment, type RemindedAppointment } from '../data/reminders/remindedAppointment.ts';
import { queueReminderMail } from '../data/reminders/reminderMails.ts';
import { sealMessage } from '../data/sealMessage.ts';
import type { Tables } from '../data/tables.ts';
import { queueNews } from '../data/texts/queueNews.ts';
import { inTransaction } from '../data/transaction.ts';
import type { Vault } from '../data/vault.ts';
import { reminderMessage } from '../domain/reminders/reminderMessage.ts';
import type { Job } from './job.ts';

/** Follows the patient's choice and language; without an account, a delegate's, preferably the booker's. */
const messageFor = (appointment: RemindedAppointment, { own, told }: PeopleToRemind, vault: Vault) => {
  const [first] = told;
  const reader =
    own === undefined ? (told.find(({ hasBooked }) => hasBooked) ?? first) : told.find(({ isOwn }) => isOwn);
  if (reader === undefined) return undefined;
  const { isOwn: isReader, lang } = reader;
  return sealMessage(
    reminderMessage({ ...appointment, isReader, perName: appointment.serviceName[lang] }, lang),
    vault,
  );
};

const remind = async (
  transaction: Transaction<Tables>,
  reminder: ReminderName,
  appointment: RemindedAppointment,
  vault: Vault,
): Promise<void> => {
  const people = await findPeopleToRemind(transaction, appointment, reminder);
  const message = messageFor(appointment, people, vault);
  for (const account of people.told) {
    const { accountId, byEmail, lang } = account;
    if (byEmail) await queueReminderMail(transaction, vault, account, reminder);
    await queueNews(transaction, vault, { kind: 'reminder', accountId, lang, about: reminder });
  }
  if (message !== undefined) await leaveReminder(transaction, appointment, message);
  else if (people.own === undefined) await queueGuestsReminder(transaction, appointment.reservationId);
};

/** Marks reminders as sent in the same transaction. Locks the patient first: no cancellation slips in between. */
export const sendRemindersJob: Job = {
  name: 'send reminders',
  everyMs: 15_000,
  turn: async ({ db, vault }) => {
    let taken: ReminderName | undefined;
    try {
      return await inTransaction(db, async (transaction) => {
        const reminder = await takeDueReminder(transaction);
        taken = reminder;
        if (reminder === undefined) return 0;
        await lockPatient(transaction, reminder.patientId);
        const appointment = await findRemindedAppointment(transaction, reminder);
        if (appointment !== undefined) await remind(transaction, reminder, appointment, vault);
        return 1;
      });
    } catch (error) {
      if (taken !== undefined) await postponeReminder(db, taken);
      throw error;
    }
  },
};

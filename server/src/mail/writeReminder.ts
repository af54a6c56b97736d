import { findRecipient } from '../data/mailRecipients.ts';
import type { LeasedRow } from '../data/outbox.ts';
import { findPeopleToRemind } from '../data/reminders/peopleToRemind.ts';
import { findRemindedAppointment } from '../data/reminders/remindedAppointment.ts';
import { readReminderMail } from '../data/reminders/reminderMails.ts';
import { issueAppointmentKey } from '../data/reminders/appointmentLinks.ts';
import { composeMail } from '../domain/mail/composeMail.ts';
import { appointmentLink, appointmentsLink } from '../domain/reminders/appointmentLink.ts';
import type { OutgoingMail } from './delivery.ts';
import type { SenderDeps } from './senderDeps.ts';

/**
 * With a new key. Without a birth date to ask for, the link requires signing in.
 * @returns null when the appointment was cancelled, moved or is past, or the person should not be told
 */
export const writeReminder = async (
  { db, vault, config: { publicUrl } }: SenderDeps,
  row: LeasedRow,
): Promise<OutgoingMail | null> => {
  const { id, accountId, lang, attempts, createdAt: at } = row;
  const reminder = readReminderMail(row, vault);
  const appointment = await findRemindedAppointment(db, reminder);
  if (appointment === undefined || accountId === null) return null;
  const { told } = await findPeopleToRemind(db, appointment, reminder);
  const account = told.find((each) => each.accountId === accountId && each.byEmail);
  const recipient = await findRecipient(db, accountId);
  if (account === undefined || recipient === undefined) return null;
  const address =
    appointment.birthDate === null
      ? appointmentsLink(publicUrl)
      : appointmentLink(publicUrl, await issueAppointmentKey(db, { ...reminder, accountId }));
  return {
    id,
    attempts,
    to: account.email,
    lang,
    ...composeMail('visitReminder', lang, { login: recipient.login, address, at, device: '' }),
  };
};

import { findRecipient } from '../data/mailRecipients.ts';
import type { LeasedRow } from '../data/outbox.ts';
import { findPeopleToRemind } from '../data/reminders/peopleToRemind.ts';
import { findRemindedAppointment } from '../data/reminders/remindedAppointment.ts';
import { readReminderMail } from '../data/reminders/reminderMails.ts';
import { issueAppointmentKey } from '../data/reminders/appointmentLinks.ts';
import { todayAt } from '../domain/age.ts';
import { appointmentEmail } from '../domain/mail/appointmentEmail.ts';
import { composeEmail, composeMail } from '../domain/mail/composeMail.ts';
import { networkOf } from '../domain/mail/network.ts';
import { appointmentLink, appointmentsLink } from '../domain/reminders/appointmentLink.ts';
import { rightInAppointment } from '../domain/reminders/appointmentRights.ts';
import type { OutgoingMail } from './delivery.ts';
import type { SenderDeps } from './senderDeps.ts';

/**
 * With a new key. Without a birth date to ask for, the link requires signing in.
 * @returns null when the appointment was cancelled, moved or is past, or the person should not be told
 */
export const writeReminder = async (
  { db, vault, config }: SenderDeps,
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
      ? appointmentsLink(config.publicUrl)
      : appointmentLink(config.publicUrl, await issueAppointmentKey(db, { ...reminder, accountId }));
  const network = networkOf(config);
  const { login, showsDetails } = recipient;
  const mayAct = rightInAppointment(account, todayAt(appointment.now)) === 'act';
  const facts = {
    ...appointment,
    ...{ address, before: null, isReader: account.isOwn, mayAct, reader: 'account' as const },
  };
  const mail = showsDetails
    ? composeEmail(appointmentEmail('reminder', facts, lang), lang, network)
    : composeMail('visitReminder', lang, { login, address, at, device: '' }, network);
  return { id, attempts, to: account.email, lang, ...mail };
};

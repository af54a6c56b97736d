import { findNewsForAccount, newsOf, readBefore } from '../data/appointmentNews.ts';
import type { LeasedRow } from '../data/outbox.ts';
import { appointmentEmail, discreetEmail } from '../domain/mail/appointmentEmail.ts';
import { composeEmail } from '../domain/mail/composeMail.ts';
import { networkOf } from '../domain/mail/network.ts';
import { appointmentsLink } from '../domain/reminders/appointmentLink.ts';
import { calendarAttachment } from './calendarAttachment.ts';
import type { OutgoingMail } from './delivery.ts';
import type { SenderDeps } from './senderDeps.ts';

export const writeAppointmentNews = async (
  { db, vault, config }: SenderDeps,
  row: LeasedRow,
): Promise<OutgoingMail | null> => {
  const appointment = await findNewsForAccount(db, row);
  if (appointment === undefined || !appointment.isAhead) return null;
  const { firstName, login, ownPatientId, patientId, showsDetails, to } = appointment;
  const { id, attempts, lang } = row;
  const news = newsOf(appointment);
  const address = appointmentsLink(config.publicUrl);
  const isReader = patientId === ownPatientId;
  const facts = {
    ...appointment,
    ...{ address, isReader, reader: 'account' as const, mayAct: true, before: readBefore(row, vault) },
  };
  const email = showsDetails ? appointmentEmail(news, facts, lang) : discreetEmail(news, { login, address }, lang);
  const mail = { id, attempts, to, lang, ...composeEmail(email, lang, networkOf(config)) };
  if (!showsDetails) return mail;
  const reader = { lang, firstName: isReader ? null : firstName, hasAccount: true };
  return { ...mail, attachment: calendarAttachment(appointment, reader, { config }) };
};

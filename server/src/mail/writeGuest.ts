import { findMailedAppointment, readCodeMail, type EmailedAppointment } from '../data/guest/mails.ts';
import type { LeasedRow } from '../data/outbox.ts';
import { newsOf, readBefore } from '../data/appointmentNews.ts';
import { issueAppointmentKey } from '../data/reminders/appointmentLinks.ts';
import type { Vault } from '../data/vault.ts';
import { systemClock } from '../domain/clock.ts';
import { codeEmail } from '../domain/guest/emails.ts';
import { appointmentEmail } from '../domain/mail/appointmentEmail.ts';
import type { AppointmentNews } from '../domain/mail/appointmentWording.ts';
import { composeEmail } from '../domain/mail/composeMail.ts';
import { networkOf } from '../domain/mail/network.ts';
import { appointmentLink } from '../domain/reminders/appointmentLink.ts';
import { calendarAttachment } from './calendarAttachment.ts';
import type { OutgoingMail } from './delivery.ts';
import type { SenderDeps } from './senderDeps.ts';

/** @returns null when the code is no longer valid */
export const writeGuestCode = ({ config, vault }: SenderDeps, row: LeasedRow): OutgoingMail | null => {
  const mail = readCodeMail(row, vault, systemClock());
  if (mail === null) return null;
  const { to, code, lang } = mail;
  const { id, attempts } = row;
  return { id, attempts, to, lang, ...composeEmail(codeEmail(code, lang), lang, networkOf(config)) };
};

/** The same in every email about an appointment: derived, never stored. */
const keyOf = ({ blindIndex }: Vault, reservationId: string): string =>
  blindIndex(`express visit key\n${reservationId}`).toString('base64url');

const whileBooked: Partial<Record<LeasedRow['template'], AppointmentNews>> = {
  expressLocked: 'locked',
  expressNumber: 'number',
  expressReminder: 'reminder',
};

/** Null when another email says it. */
const newsFor = (appointment: EmailedAppointment, template: LeasedRow['template']): AppointmentNews | null => {
  if (template === 'expressVisit') return appointment.isOvertaken ? null : newsOf(appointment);
  return appointment.status === 'booked' ? (whileBooked[template] ?? null) : null;
};

/**
 * Written from current state, with a link unless cancelled.
 * @returns null for an unknown reference or a past appointment
 */
export const writeGuestAppointment = async (
  { db, vault, config }: SenderDeps,
  row: LeasedRow,
): Promise<OutgoingMail | null> => {
  const appointment = await findMailedAppointment(db, vault, row);
  const news = appointment === undefined ? null : newsFor(appointment, row.template);
  if (appointment === undefined || news === null || !appointment.isAhead) return null;
  const { reservationId, to, lang } = appointment;
  const address =
    appointment.status === 'cancelled'
      ? null
      : appointmentLink(
          config.publicUrl,
          await issueAppointmentKey(
            db,
            { reservationId, accountId: null, daysBefore: null },
            keyOf(vault, reservationId),
          ),
        );
  const { id, attempts, template } = row;
  const isNews = template === 'expressVisit';
  const facts = {
    ...appointment,
    ...{ address, before: isNews ? readBefore(row, vault) : null, isReader: true, mayAct: true },
    reader: 'guest' as const,
  };
  const mail = composeEmail(appointmentEmail(news, facts, lang), lang, networkOf(config));
  if (!isNews) return { id, attempts, to, lang, ...mail };
  const reader = { lang, firstName: null, hasAccount: false };
  return { id, attempts, to, lang, ...mail, attachment: calendarAttachment(appointment, reader, { config }) };
};

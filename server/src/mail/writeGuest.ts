import { findMailedAppointment, readCodeMail, type EmailedAppointment } from '../data/guest/mails.ts';
import type { LeasedRow } from '../data/outbox.ts';
import { issueAppointmentKey } from '../data/reminders/appointmentLinks.ts';
import type { Vault } from '../data/vault.ts';
import { systemClock } from '../domain/clock.ts';
import { codeEmail, appointmentEmail, type AppointmentNews } from '../domain/guest/emails.ts';
import { composeEmail } from '../domain/mail/composeMail.ts';
import { appointmentLink } from '../domain/reminders/appointmentLink.ts';
import type { OutgoingMail } from './delivery.ts';
import type { SenderDeps } from './senderDeps.ts';

/** @returns null when the code is no longer valid */
export const writeGuestCode = ({ vault }: SenderDeps, row: LeasedRow): OutgoingMail | null => {
  const mail = readCodeMail(row, vault, systemClock());
  if (mail === null) return null;
  const { to, code, lang } = mail;
  return { id: row.id, attempts: row.attempts, to, lang, ...composeEmail(codeEmail(code, lang), lang) };
};

/** The same in every email about an appointment: derived, never stored. */
const keyOf = ({ blindIndex }: Vault, reservationId: string): string =>
  blindIndex(`express visit key\n${reservationId}`).toString('base64url');

/** Null when another email says it. */
const newsOf = (
  { status, version, isOvertaken }: EmailedAppointment,
  template: LeasedRow['template'],
): AppointmentNews | null => {
  if (template !== 'expressVisit')
    return status === 'booked' ? (template === 'expressLocked' ? 'locked' : 'reminder') : null;
  if (isOvertaken) return null;
  if (status === 'cancelled') return 'cancelled';
  return version === 0 ? 'booked' : 'moved';
};

/**
 * Written from current state, with a link unless cancelled.
 * @returns null for an unknown reference or a past appointment
 */
export const writeGuestAppointment = async (
  { db, vault, config: { publicUrl } }: SenderDeps,
  row: LeasedRow,
): Promise<OutgoingMail | null> => {
  const appointment = await findMailedAppointment(db, vault, row);
  const news = appointment === undefined ? null : newsOf(appointment, row.template);
  if (appointment === undefined || news === null || !appointment.isAhead) return null;
  const { reservationId, to, lang } = appointment;
  const address =
    appointment.status === 'cancelled'
      ? null
      : appointmentLink(
          publicUrl,
          await issueAppointmentKey(
            db,
            { reservationId, accountId: null, daysBefore: null },
            keyOf(vault, reservationId),
          ),
        );
  return {
    id: row.id,
    attempts: row.attempts,
    to,
    lang,
    ...composeEmail(appointmentEmail(news, { ...appointment, address }, lang), lang),
  };
};

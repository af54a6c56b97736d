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

/** Writes the mail of a code. @returns null when the code serves for nothing any more */
export const writeGuestCode = ({ vault }: SenderDeps, row: LeasedRow): OutgoingMail | null => {
  const mail = readCodeMail(row, vault, systemClock());
  if (mail === null) return null;
  const { to, code, lang } = mail;
  return { id: row.id, attempts: row.attempts, to, lang, ...composeEmail(codeEmail(code, lang), lang) };
};

/** Every mail about a visit carries the same key, whichever leaves first: it is made anew each time and kept nowhere. */
const keyOf = ({ blindIndex }: Vault, reservationId: string): string =>
  blindIndex(`express visit key\n${reservationId}`).toString('base64url');

/** What a row has to say of a visit as it stands; nothing where another mail says it. */
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
 * Writes the mail about a visit that was booked without an account, as it stands when it leaves, with a key where there is
 * something to open. @returns null for a reference that is no visit’s, and for a visit that is over
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

import { sql, type Kysely, type RawBuilder } from 'kysely';
import { v7 as newId } from 'uuid';
import { z } from 'zod';

import type { AppointmentStatus } from '../../../../contract/appointments.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import { language } from '../../../../contract/wire.ts';
import { guestMinutes } from '../../domain/guest/secrets.ts';
import { invitationEmailContext } from '../invitation/invite.ts';
import { outboxContext, type LeasedRow } from '../outbox.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { guestEmailContext } from './people.ts';

type Db = Kysely<Tables>;

const codeMail = z.strictObject({ to: z.string(), code: z.string(), lang: language });
const lockedMail = z.strictObject({ reference: z.string() });

type CodeMail = z.infer<typeof codeMail>;

/** Puts a code where the senders find it, with the visit that it is for: either both stand or neither. */
export const queueGuestCode = async (db: Db, vault: Vault, mail: CodeMail): Promise<void> => {
  const payload = vault.seal(JSON.stringify(mail), outboxContext);
  await db
    .insertInto('outbox')
    .values({ id: newId(), template: 'expressCode', lang: mail.lang, payload_sealed: payload })
    .execute();
};

/** The code of a row, as long as it serves for something. */
export const readCodeMail = ({ payloadSealed, createdAt }: LeasedRow, vault: Vault, now: Date): CodeMail | null => {
  const isOver = now.getTime() - createdAt.getTime() >= guestMinutes.code * 60_000;
  return isOver ? null : codeMail.parse(JSON.parse(vault.open(payloadSealed, outboxContext)));
};

/** Puts there that a reference was locked: one row for any reference, so that nothing tells whether it is a visit’s. */
export const queueLockedReference = async (
  db: Db,
  vault: Vault,
  { reference, lang }: { reference: string; lang: Language },
): Promise<void> => {
  const payload = vault.seal(JSON.stringify({ reference }), outboxContext);
  await db
    .insertInto('outbox')
    .values({ id: newId(), template: 'expressLocked', lang, payload_sealed: payload })
    .execute();
};

/** Where whoever books without an account is written to: in the express area as a person, by an invitation at the address it went to. */
const contacts = sql`
  (select patient_id, null::uuid as invitation_id, lang, email_sealed from guests
    union all select patient_id, id, lang, email_sealed from invitations) as contact`;

/** Which of them it is for `visits as <name>`. */
const isContactOf = (appointment: string): RawBuilder<boolean> => sql`
  contact.patient_id = ${sql.ref(`${appointment}.patient_id`)} and contact.invitation_id is not distinct from ${sql.ref(`${appointment}.invitation_id`)}`;

/**
 * A part of a `with` list: on its way is the mail to whoever booked `visits` without an account. `visits` is a query of one row at most
 * with `id`, `patient_id` and `invitation_id` of a reservation; what the mail says is how the visit stands when it leaves. Written with the
 * patient locked: the mails of a visit are as old as its changes, though a transaction that waited began earlier.
 */
export const mailedToGuest = (
  appointments: RawBuilder<unknown>,
  template: 'expressVisit' | 'expressReminder' = 'expressVisit',
): RawBuilder<unknown> => sql`
  told_stranger as (
    insert into outbox (id, template, lang, payload_sealed, appointment_id, created_at)
    select ${newId()}::uuid, ${template}, contact.lang, ''::bytea, visit.id, clock_timestamp()
    from (${appointments}) as visit join ${contacts} on ${isContactOf('visit')}
  )`;

/** Puts there that a visit is near, for whoever booked it without an account; nothing where nobody did. */
export const queueGuestsReminder = async (db: Db, reservationId: string): Promise<void> => {
  const appointment = sql`select id, patient_id, invitation_id from appointments where id = ${reservationId}::uuid`;
  await sql`with ${mailedToGuest(appointment, 'expressReminder')} select`.execute(db);
};

/** A visit as whoever booked it without an account is told of it. */
export type EmailedAppointment = {
  reservationId: string;
  reference: string;
  status: AppointmentStatus;
  version: number;
  startsAt: Date;
  isAhead: boolean;
  /** Whether a later mail tells what became of it since, or told it: the two may leave in any order. */
  isOvertaken: boolean;
  timeZone: string;
  clinicPhone: string | null;
  to: string;
  lang: Language;
};

/** The visit that a row is about: named by it, or by a locked reference, which may be nobody’s. */
export const findMailedAppointment = async (
  db: Db,
  vault: Vault,
  row: LeasedRow,
): Promise<EmailedAppointment | undefined> => {
  const which =
    row.template === 'expressLocked'
      ? sql`r.reference = ${lockedMail.parse(JSON.parse(vault.open(row.payloadSealed, outboxContext))).reference}`
      : sql`r.id = (select appointment_id from outbox where id = ${row.id}::uuid)`;
  const {
    rows: [appointment],
  } = await sql<Omit<EmailedAppointment, 'to'> & { emailSealed: Buffer; isInvited: boolean }>`
    select r.id as "reservationId", r.reference, r.status, r.version, r.starts_at as "startsAt", r.starts_at > statement_timestamp() as "isAhead",
      exists (select from outbox as later join outbox as this on this.id = ${row.id}::uuid where later.appointment_id = r.id
        and later.template = 'expressVisit' and later.created_at > this.created_at) as "isOvertaken",
      c.time_zone as "timeZone", c.phone as "clinicPhone", contact.email_sealed as "emailSealed", contact.lang,
      contact.invitation_id is not null as "isInvited"
    from appointments as r
    join clinics as c on c.id = r.clinic_id
    join ${contacts} on ${isContactOf('r')}
    where ${which}
  `.execute(db);
  if (appointment === undefined) return undefined;
  const { emailSealed, isInvited, ...told } = appointment;
  return { ...told, to: vault.open(emailSealed, isInvited ? invitationEmailContext : guestEmailContext) };
};

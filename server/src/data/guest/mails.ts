import { sql, type Kysely, type RawBuilder } from 'kysely';
import { v7 as newId } from 'uuid';
import { z } from 'zod';

import type { Language } from '../../../../contract/catalogues.ts';
import { language } from '../../../../contract/wire.ts';
import { guestMinutes } from '../../domain/guest/secrets.ts';
import { invitationEmailContext } from '../invitation/invite.ts';
import { newsColumns, newsTables, type NewsOfAppointment } from '../appointmentNews.ts';
import { lastTold } from '../lastTold.ts';
import { outboxContext, type LeasedRow } from '../outbox.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { guestEmailContext } from './people.ts';

type Db = Kysely<Tables>;

const codeMail = z.strictObject({ to: z.string(), code: z.string(), lang: language });
const lockedMail = z.strictObject({ reference: z.string() });

type CodeMail = z.infer<typeof codeMail>;

/** Call it in the booking’s transaction. */
export const queueGuestCode = async (db: Db, vault: Vault, mail: CodeMail): Promise<void> => {
  const payload = vault.seal(JSON.stringify(mail), outboxContext);
  await db
    .insertInto('outbox')
    .values({ id: newId(), template: 'expressCode', lang: mail.lang, payload_sealed: payload })
    .execute();
};

export const readCodeMail = ({ payloadSealed, createdAt }: LeasedRow, vault: Vault, now: Date): CodeMail | null => {
  const isOver = now.getTime() - createdAt.getTime() >= guestMinutes.code * 60_000;
  return isOver ? null : codeMail.parse(JSON.parse(vault.open(payloadSealed, outboxContext)));
};

/** Queues a row for any reference, to hide which exist. */
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

const contacts = sql`
  (select patient_id, null::uuid as invitation_id, lang, email_sealed from guests
    union all select patient_id, id, lang, email_sealed from invitations) as contact`;

const isContactOf = (appointment: string): RawBuilder<boolean> => sql`
  contact.patient_id = ${sql.ref(`${appointment}.patient_id`)} and contact.invitation_id is not distinct from ${sql.ref(`${appointment}.invitation_id`)}`;

/**
 * `appointments`: at most one row with `id`, `patient_id` and `invitation_id`. Content is read on sending. Lock the
 * patient first, so that emails are dated in the order of changes.
 */
export const mailedToGuest = (
  appointments: RawBuilder<unknown>,
  template: 'expressVisit' | 'expressNumber' | 'expressReminder' = 'expressVisit',
  beforeSealed: Buffer = Buffer.alloc(0),
): RawBuilder<unknown> => sql`
  told_stranger as (
    insert into outbox (id, template, lang, payload_sealed, appointment_id, created_at)
    select ${newId()}::uuid, ${template}, contact.lang,
      ${lastTold(sql`waiting.account_id is null and waiting.template = ${template}`, beforeSealed)}, visit.id, clock_timestamp()
    from (${appointments}) as visit join ${contacts} on ${isContactOf('visit')}
  )`;

export const queueGuestsReminder = async (db: Db, reservationId: string): Promise<void> => {
  const appointment = sql`select id, patient_id, invitation_id from appointments where id = ${reservationId}::uuid`;
  await sql`with ${mailedToGuest(appointment, 'expressReminder')} select`.execute(db);
};

export type EmailedAppointment = NewsOfAppointment & {
  /** A later email reports a newer state; sending order varies. */
  isOvertaken: boolean;
  to: string;
  lang: Language;
};

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
    select ${newsColumns},
      exists (select from outbox as later join outbox as this on this.id = ${row.id}::uuid where later.appointment_id = r.id
        and later.template = 'expressVisit' and later.created_at > this.created_at) as "isOvertaken",
      contact.email_sealed as "emailSealed", contact.lang,
      contact.invitation_id is not null as "isInvited"
    from ${newsTables}
    join ${contacts} on ${isContactOf('r')}
    where ${which}
  `.execute(db);
  if (appointment === undefined) return undefined;
  const { emailSealed, isInvited, ...told } = appointment;
  return { ...told, to: vault.open(emailSealed, isInvited ? invitationEmailContext : guestEmailContext) };
};

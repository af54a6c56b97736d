import { sql, type Kysely } from 'kysely';

import { hashAppointmentKey, maxWrongTries, newAppointmentKey } from '../../domain/reminders/appointmentLink.ts';
import type { Tables } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import type { ReminderName } from './planned.ts';

type Db = Kysely<Tables>;

/** Null for a guest. */
type AppointmentLinkName = { reservationId: string } & (
  { accountId: string; daysBefore: ReminderName['daysBefore'] } | { accountId: null; daysBefore: null }
);

/**
 * Replaces the previous key; stores only the hash. Locks the appointment, and the address of a guest, which a merge of
 * records may delete: a link made after it would open the merged record.
 * @throws when that address is gone: the email is composed again
 */
export const issueAppointmentKey = async (
  db: Db,
  { reservationId, accountId, daysBefore }: AppointmentLinkName,
  key = newAppointmentKey(),
): Promise<string> => {
  const { numAffectedRows } = await sql`
    with reached as materialized (
      select r.id from appointments as r
      where r.id = ${reservationId}::uuid and (${accountId}::uuid is not null or r.invitation_id is not null)
      for no key update
    ), stranger as materialized (
      select r.id from guests as contact join appointments as r on r.patient_id = contact.patient_id
      where r.id = ${reservationId}::uuid and ${accountId}::uuid is null and r.invitation_id is null
      for no key update
    )
    insert into appointment_links (appointment_id, account_id, days_before, key_hash)
    select id, ${accountId}::uuid, ${daysBefore}::smallint, ${hashAppointmentKey(key)}::bytea
    from (select id from reached union all select id from stranger) as one
    on conflict on constraint appointment_links_key do update set key_hash = excluded.key_hash
  `.execute(db);
  if (numAffectedRows !== 1n) throw new Error('The recipient of a link to an appointment is gone.');
  return key;
};

export type AppointmentLinkHolder = {
  reservationId: string;
  patientId: string;
  accountId: string | null;
  bookedBy: string | null;
};

export type AppointmentLinkTry = { kind: 'opened' | 'wrong'; holder: AppointmentLinkHolder } | { kind: 'expired' };

type Candidate = AppointmentLinkHolder & { birthDate: string | null };

/** Links expire when the appointment starts or the account closes (product §8 Lives). */
const findCandidate = async (db: Db, keyHash: Buffer): Promise<Candidate | undefined> => {
  const { rows } = await sql<Candidate>`
    select r.id as "reservationId", r.patient_id as "patientId", l.account_id as "accountId", r.booked_by_account_id as "bookedBy",
      person.birth_date as "birthDate"
    from appointment_links as l
    join appointments as r on r.id = l.appointment_id
    join patients as person on person.id = r.patient_id
    left join accounts as a on a.id = l.account_id
    where l.key_hash = ${keyHash}::bytea and r.starts_at > statement_timestamp() and a.closed_at is null
  `.execute(db);
  return rows[0];
};

/** Locks all the holder’s links, so that concurrent tries count. */
const countWrongTries = async (db: Db, { reservationId, accountId }: AppointmentLinkHolder): Promise<number> => {
  const links = await db
    .selectFrom('appointment_links')
    .where('appointment_id', '=', reservationId)
    .where('account_id', 'is not distinct from', accountId)
    .select('wrong_tries as tries')
    .orderBy('days_before')
    .forUpdate()
    .execute();
  return links.reduce((sum, { tries }) => sum + tries, 0);
};

/** Counts a wrong birth date even if the request later fails. A locked link counts as expired. */
export const tryAppointmentLink = (db: Db, keyHash: Buffer, birthDate: string): Promise<AppointmentLinkTry> =>
  inTransaction(db, async (transaction): Promise<AppointmentLinkTry> => {
    const candidate = await findCandidate(transaction, keyHash);
    if (candidate === undefined || (await countWrongTries(transaction, candidate)) >= maxWrongTries)
      return { kind: 'expired' };
    const { birthDate: known, ...holder } = candidate;
    if (known === birthDate) return { kind: 'opened', holder };
    await transaction
      .updateTable('appointment_links')
      .set({ wrong_tries: sql<number>`wrong_tries + 1` })
      .where('key_hash', '=', keyHash)
      .execute();
    return { kind: 'wrong', holder };
  });

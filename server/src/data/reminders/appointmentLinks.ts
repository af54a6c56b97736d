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
 * Replaces the previous key; stores only the hash. Two emails to a guest may leave at once with the same key: an upsert
 * that names the constraint of the link then breaks the one of the hash.
 */
export const issueAppointmentKey = async (
  db: Db,
  { reservationId, accountId, daysBefore }: AppointmentLinkName,
  key = newAppointmentKey(),
): Promise<string> => {
  const keyHash = hashAppointmentKey(key);
  const { numAffectedRows } = await sql`
    insert into appointment_links (appointment_id, account_id, days_before, key_hash)
    values (${reservationId}::uuid, ${accountId}::uuid, ${daysBefore}::smallint, ${keyHash}::bytea)
    on conflict do nothing
  `.execute(db);
  if (numAffectedRows === 0n)
    await sql`
      update appointment_links set key_hash = ${keyHash}::bytea where appointment_id = ${reservationId}::uuid
        and account_id is not distinct from ${accountId}::uuid and days_before is not distinct from ${daysBefore}::smallint
    `.execute(db);
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

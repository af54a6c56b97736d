import { sql, type Kysely, type Transaction } from 'kysely';

import { guestMinutes, guestTries } from '../../domain/guest/secrets.ts';
import type { Tables } from '../tables.ts';

export type GuestAppointmentKey = { reservationId: string; patientId: string };

/** Locks a reference, whether or not it exists. */
export const lockReference = async (
  transaction: Transaction<Tables>,
  referenceIndex: Buffer,
): Promise<{ wrongTries: number; isLocked: boolean }> => {
  const {
    rows: [row],
  } = await sql<{ wrongTries: number; isLocked: boolean }>`
    insert into guest_tries as t (reference_index) values (${referenceIndex}::bytea)
    on conflict (reference_index) do update set tried_at = statement_timestamp(),
      wrong_tries = case when t.locked_until <= statement_timestamp() then 0 else t.wrong_tries end,
      locked_until = case when t.locked_until <= statement_timestamp() then null else t.locked_until end
    returning wrong_tries as "wrongTries", locked_until is not null as "isLocked"
  `.execute(transaction);
  if (row === undefined) throw new Error('An upsert without conditions gave no row.');
  return row;
};

/** The last wrong try locks it for a day. */
export const countTry = async (
  transaction: Transaction<Tables>,
  referenceIndex: Buffer,
  wrongTries: number,
): Promise<void> => {
  await sql`
    update guest_tries set wrong_tries = ${wrongTries}::smallint, locked_until = case when ${wrongTries}::int >= ${guestTries.birthDates}::int
      then statement_timestamp() + make_interval(hours => ${guestTries.lockedHours}::int) end
    where reference_index = ${referenceIndex}::bytea
  `.execute(transaction);
};

export const findByReference = async (
  transaction: Transaction<Tables>,
  { reference, birthDate }: { reference: string; birthDate: string },
): Promise<(GuestAppointmentKey & { isBirthDate: boolean }) | undefined> => {
  const { rows } = await sql<GuestAppointmentKey & { isBirthDate: boolean }>`
    select r.id as "reservationId", r.patient_id as "patientId", person.birth_date = ${birthDate}::date as "isBirthDate"
    from appointments as r
    join guests as contact on contact.patient_id = r.patient_id
    join patients as person on person.id = r.patient_id
    where r.reference = ${reference}
  `.execute(transaction);
  return rows[0];
};

export const giveManageToken = async (
  transaction: Transaction<Tables>,
  tokenHash: Buffer,
  reservationId: string,
): Promise<Date> => {
  const {
    rows: [given],
  } = await sql<{ expiresAt: Date }>`
    insert into guest_management_tokens (token_hash, appointment_id, expires_at)
    values (${tokenHash}::bytea, ${reservationId}::uuid, statement_timestamp() + make_interval(mins => ${guestMinutes.managing}::int))
    returning expires_at as "expiresAt"
  `.execute(transaction);
  if (given === undefined) throw new Error('An insert without conditions gave no row.');
  return given.expiresAt;
};

export const findManaged = async (db: Kysely<Tables>, tokenHash: Buffer): Promise<GuestAppointmentKey | undefined> => {
  const { rows } = await sql<GuestAppointmentKey>`
    select r.id as "reservationId", r.patient_id as "patientId"
    from guest_management_tokens as k join appointments as r on r.id = k.appointment_id
    where k.token_hash = ${tokenHash}::bytea and k.expires_at > statement_timestamp()
  `.execute(db);
  return rows[0];
};

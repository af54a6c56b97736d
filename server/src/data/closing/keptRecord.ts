import { sql, type Kysely, type Transaction } from 'kysely';

import { closingLimits } from '../../../../contract/closing.ts';
import { isOpen } from '../invitation/inForce.ts';
import type { Tables } from '../tables.ts';

const listUnattended = async (db: Kysely<Tables>, people: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select person.id from patients as person where person.id = any(${people}::uuid[])
      and not exists (select from dependents as link where link.patient_id = person.id and link.state <> 'ended')
  `.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * Takes away what no clinic has to keep about people for whom nobody acts any more: visits that were cancelled, and the messages of the
 * portal itself. What a clinic wrote and was written stays, with its files.
 */
export const dropUnkept = async (transaction: Transaction<Tables>, concerned: readonly string[]): Promise<void> => {
  const people = await listUnattended(transaction, concerned);
  await sql`delete from messages where patient_id = any(${people}::uuid[]) and kind <> 'clinic'`.execute(transaction);
  await sql`delete from alerts where patient_id = any(${people}::uuid[])`.execute(transaction);
  await sql`delete from appointments where patient_id = any(${people}::uuid[]) and status = 'cancelled'`.execute(
    transaction,
  );
  await sql`delete from live_events where patient_id = any(${people}::uuid[])`.execute(transaction);
};

/** A clinic has asked the person in, or places set aside for that have yet to be given back. */
const isInvited = sql<boolean>`exists (
  select from invitations as i where i.patient_id = person.id
    and (${isOpen} or exists (select from invitation_slots as aside where aside.invitation_id = i.id)))`;

/** Somebody still needs the record: a clinic keeps visits or letters in it or has asked the person in, or somebody acts for them by law. */
const isNeeded = sql<boolean>`(
  exists (select from appointments as r where r.patient_id = person.id)
  or exists (select from messages as m where m.patient_id = person.id)
  or ${isInvited}
  or exists (select from dependents as link where link.patient_id = person.id and link.state <> 'ended'))`;

/** Deletes the records that nobody needs; of the others the phone goes, and the name stays with what is kept. */
export const keepOrDelete = async (transaction: Transaction<Tables>, people: readonly string[]): Promise<void> => {
  await sql`delete from patients as person where id = any(${people}::uuid[]) and not ${isNeeded}`.execute(transaction);
  await sql`
    update patients set phone = null, account_erased_at = statement_timestamp() where id = any(${people}::uuid[])
  `.execute(transaction);
};

/**
 * Of people whom an account had only asked to act for, was kept from or let go: deletes the records that hold nothing but what it wrote of them.
 * The others stay as they are; their years begin.
 */
export const deleteBare = async (transaction: Transaction<Tables>, people: readonly string[]): Promise<void> => {
  await sql`
    delete from patients as person where id = any(${people}::uuid[]) and nam_verified_at is null and not ${isNeeded}
  `.execute(transaction);
  await sql`update patients set account_erased_at = statement_timestamp() where id = any(${people}::uuid[])`.execute(
    transaction,
  );
};

/** Of a person whose account was erased: the years since the last entry are over, and nobody acts for them or signs in as them. */
const isOver = sql<boolean>`
  person.account_erased_at is not null
  and not exists (select from accounts where accounts.patient_id = person.id)
  and not exists (select from dependents as link where link.patient_id = person.id and link.state <> 'ended')
  and not ${isInvited}
  and greatest(
    person.account_erased_at,
    (select max(r.ends_at) from appointments as r where r.patient_id = person.id),
    (select max(m.sent_at) from messages as m where m.patient_id = person.id)
  ) <= statement_timestamp() - make_interval(years => ${closingLimits.keptYears}::int)`;

/** Deletes one record whose time is over, with all that was kept. @returns whose; nothing when none is */
export const deleteKeptRecord = async (transaction: Transaction<Tables>): Promise<string | undefined> => {
  const {
    rows: [person],
  } = await sql<{ id: string }>`
    select person.id from patients as person where ${isOver} order by person.account_erased_at limit 1 for update skip locked
  `.execute(transaction);
  if (person === undefined) return undefined;
  await sql`delete from appointments where patient_id = ${person.id}::uuid`.execute(transaction);
  await sql`delete from patients where id = ${person.id}::uuid`.execute(transaction);
  return person.id;
};

/** An account whose days to come back are over. */
export const findAccountToErase = async (
  db: Kysely<Tables>,
): Promise<{ accountId: string; patientId: string } | undefined> => {
  const {
    rows: [account],
  } = await sql<{ accountId: string; patientId: string }>`
    select id as "accountId", patient_id as "patientId" from accounts
    where closed_at <= statement_timestamp() - ${closingLimits.reopenDays}::int * interval '1 day'
    order by closed_at, id limit 1
  `.execute(db);
  return account;
};

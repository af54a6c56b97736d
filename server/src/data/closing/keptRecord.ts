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
 * Deletes what no clinic must keep about people without anyone acting for them. Messages with clinics stay, with
 * files.
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

/** Invited, or with invitation slots not given back. */
const isInvited = sql<boolean>`exists (
  select from invitations as i where i.patient_id = person.id
    and (${isOpen} or exists (select from invitation_slots as aside where aside.invitation_id = i.id)))`;

const isNeeded = sql<boolean>`(
  exists (select from appointments as r where r.patient_id = person.id)
  or exists (select from messages as m where m.patient_id = person.id)
  or ${isInvited}
  or exists (select from dependents as link where link.patient_id = person.id and link.state <> 'ended'))`;

/** Deletes unneeded records; kept ones lose the phone, not the name. */
export const keepOrDelete = async (transaction: Transaction<Tables>, people: readonly string[]): Promise<void> => {
  await sql`delete from patients as person where id = any(${people}::uuid[]) and not ${isNeeded}`.execute(transaction);
  await sql`
    update patients set phone = null, account_erased_at = statement_timestamp() where id = any(${people}::uuid[])
  `.execute(transaction);
};

/** For people merely named: deletes records holding only what the account wrote; starts retention of others. */
export const deleteBare = async (transaction: Transaction<Tables>, people: readonly string[]): Promise<void> => {
  await sql`
    delete from patients as person where id = any(${people}::uuid[]) and nam_verified_at is null and not ${isNeeded}
  `.execute(transaction);
  await sql`update patients set account_erased_at = statement_timestamp() where id = any(${people}::uuid[])`.execute(
    transaction,
  );
};

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

/** One past its retention. */
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

import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';

import type { Trace } from './auditTrail.ts';
import { liveList } from './fieldRules.ts';
import type { Tables } from './tables.ts';

const phoneOf = (accountId: RawBuilder<unknown>, patientId: RawBuilder<unknown>): RawBuilder<string | null> => sql`
  coalesce(
    (select own.phone from accounts as booker join patients as own on own.id = booker.patient_id where booker.id = ${accountId}),
    (select own.phone from patients as own where own.id = ${patientId}))`;

export const contactPhoneOf = (as: string): RawBuilder<string | null> => {
  const appointment = sql.ref(as);
  return sql`coalesce(${appointment}.contact_phone,
    ${phoneOf(sql`${appointment}.booked_by_account_id`, sql`${appointment}.patient_id`)})`;
};

export const readContactPhone = async (
  transaction: Transaction<Tables>,
  { accountId, patientId }: Pick<Trace, 'accountId' | 'patientId'>,
): Promise<string | null> => {
  const { rows } = await sql<{ phone: string | null }>`
    select ${phoneOf(sql`${accountId}::uuid`, sql`${patientId}::uuid`)} as phone
  `.execute(transaction);
  return rows[0]?.phone ?? null;
};

export const readOwnPhone = async (db: Kysely<Tables>, patientId: string): Promise<string | null> => {
  const row = await db.selectFrom('patients').select('phone').where('id', '=', patientId).executeTakeFirst();
  return row?.phone ?? null;
};

export const listChosenBy = async (
  db: Kysely<Tables>,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('appointments')
    .select('id')
    .where('phone_chosen_by', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
};

export const followNumber = async (
  transaction: Transaction<Tables>,
  { accountId, patientId }: { accountId: string; patientId: string },
  { from, to }: { from: string | null; to: string },
): Promise<void> => {
  await sql`
    update appointments set contact_phone = ${to}
    where (contact_phone = ${from} and patient_id = ${patientId}::uuid
        or booked_by_account_id = ${accountId}::uuid and (contact_phone = ${from} or ${from}::text is null and phone_chosen_by is null))
      and contact_phone is not null
      and status in ${liveList} and ends_at > statement_timestamp()
  `.execute(transaction);
};

export const dropPastNumbers = async (
  transaction: Transaction<Tables>,
  { accountId, people }: { accountId: string; people: readonly string[] },
): Promise<void> => {
  await sql`
    update appointments set contact_phone = null
    where (booked_by_account_id = ${accountId}::uuid or phone_chosen_by = ${accountId}::uuid or patient_id = any(${people}::uuid[]))
      and contact_phone is not null and ends_at <= statement_timestamp()
  `.execute(transaction);
};

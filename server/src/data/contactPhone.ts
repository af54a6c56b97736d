import { sql, type RawBuilder, type Transaction } from 'kysely';

import type { Trace } from './auditTrail.ts';
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

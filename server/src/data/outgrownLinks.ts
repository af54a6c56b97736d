import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';

import type { Language } from '../../../contract/catalogues.ts';
import { lockReasons } from '../domain/dependentLink.ts';
import type { GrowingPerson } from '../domain/ageNotices.ts';
import { isOutgrownOn } from './linkPredicate.ts';
import type { Tables } from './tables.ts';

export type GrowingLink = GrowingPerson & {
  linkId: string;
  accountId: string;
  patientId: string;
  ownPatientId: string;
  lang: Language;
};

const columns = sql`
  link.id as "linkId", link.account_id as "accountId", link.patient_id as "patientId", holder.patient_id as "ownPatientId", holder.lang,
  child.first_name as "firstName", child.birth_date as "birthDate"
  from dependents as link join accounts as holder on holder.id = link.account_id join patients as child on child.id = link.patient_id`;

const inDays = (today: string, days: number): RawBuilder<unknown> => sql`(${today}::date + ${days}::int)`;

/** A birthday locks it, but its row is not updated. @param today in Quebec */
export const findOutgrownLink = async (db: Kysely<Tables>, today: string): Promise<GrowingLink | undefined> => {
  const { rows } = await sql<GrowingLink>`
    select ${columns}
    where link.state <> 'ended' and holder.closed_at is null and (link.locked_at is null or link.lock_reason = ${lockReasons.own})
      and ${isOutgrownOn(inDays(today, 0))}
    order by link.id limit 1
  `.execute(db);
  return rows[0];
};

/** Claims a link whose birthday is within `days` but not `until`, the next notice’s. Only one process gets it. */
export const takeNotice = async (
  transaction: Transaction<Tables>,
  today: string,
  { days, until }: { days: number; until: number },
): Promise<GrowingLink | undefined> => {
  const {
    rows: [link],
  } = await sql<GrowingLink>`
    select ${columns}
    where link.state = 'active' and link.locked_at is null and holder.closed_at is null
      and ${isOutgrownOn(inDays(today, days))} and not ${isOutgrownOn(inDays(today, until))}
      and not exists (select from dependent_notices as told where told.dependent_id = link.id and told.days_before = ${days})
    order by link.id limit 1 for update of link skip locked
  `.execute(transaction);
  if (link === undefined) return undefined;
  // Another process may send it between read and lock; the key decides.
  const taken = await transaction
    .insertInto('dependent_notices')
    .values({ dependent_id: link.linkId, days_before: days })
    .onConflict((conflict) => conflict.doNothing())
    .returning('dependent_id')
    .executeTakeFirst();
  return taken && link;
};

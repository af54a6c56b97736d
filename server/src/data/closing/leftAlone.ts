import { sql, type Kysely } from 'kysely';

import type { Link } from '../../domain/access.ts';
import { linksAsTheyStand } from '../actingLinks.ts';
import { recordsOf } from '../guest/ownRecords.ts';
import type { Tables } from '../tables.ts';

export type PersonLeftAlone = Link & { patientId: string; firstName: string | null; lastName: string | null };

/** Lists everyone affected, in lock order. Locking them blocks any action through the account. */
export const listBoundPeople = async (
  db: Kysely<Tables>,
  { accountId, patientId }: { accountId: string; patientId: string },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select own.id from ${recordsOf(patientId)} as own (id)
    union select patient_id from dependents where account_id = ${accountId}::uuid order by 1
  `.execute(db);
  return rows.map(({ id }) => id);
};

/** Expects `dependents as link`. No account, guest email or other link. */
const hasNobodyElse = sql<boolean>`(
  not exists (select from accounts as own where own.patient_id = link.patient_id)
  and not exists (select from guests as described where described.patient_id = link.patient_id)
  and not exists (
    select from dependents as other where other.patient_id = link.patient_id and other.account_id <> link.account_id and other.state <> 'ended'))`;

/** Only this account acts for them or asked to. Another parent’s recently closed account still counts. */
export const listLeftAlone = (db: Kysely<Tables>, accountId: string): Promise<PersonLeftAlone[]> =>
  linksAsTheyStand(db)
    .where('link.account_id', '=', accountId)
    .where(hasNobodyElse)
    .select(['link.patient_id as patientId', 'person.first_name as firstName', 'person.last_name as lastName'])
    .orderBy('link.patient_id')
    .execute();

/** Now with nobody else. */
export const listNamedAlone = async (db: Kysely<Tables>, accountId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('dependents as link')
    .where('link.account_id', '=', accountId)
    .where(hasNobodyElse)
    .select('link.patient_id as patientId')
    .distinct()
    .execute();
  return rows.map(({ patientId }) => patientId);
};

import { sql, type Kysely } from 'kysely';

import type { Link } from '../../domain/access.ts';
import { linksAsTheyStand } from '../actingLinks.ts';
import { recordsOf } from '../guest/ownRecords.ts';
import type { Tables } from '../tables.ts';

/** Somebody for whom one account alone acts, and the link by which it does. */
export type PersonLeftAlone = Link & { patientId: string; firstName: string | null; lastName: string | null };

/**
 * Everybody a closing or an erasure bears on: the account’s own patient with the records that stand for them, and those it is linked with.
 * With all of them locked, nothing that is being done through the account is under way. Their ids, in the order of locks.
 */
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

/** Whether nobody but the account of `dependents as link` is there for a person: they have neither an account nor a mailbox by which they book without one. */
const hasNobodyElse = sql<boolean>`(
  not exists (select from accounts as own where own.patient_id = link.patient_id)
  and not exists (select from guests as described where described.patient_id = link.patient_id)
  and not exists (
    select from dependents as other where other.patient_id = link.patient_id and other.account_id <> link.account_id and other.state <> 'ended'))`;

/**
 * Those for whom nobody but this account acts or asked to. A child’s other parent, also one who may still reopen an account, means that the
 * child is not left alone.
 */
export const listLeftAlone = (db: Kysely<Tables>, accountId: string): Promise<PersonLeftAlone[]> =>
  linksAsTheyStand(db)
    .where('link.account_id', '=', accountId)
    .where(hasNobodyElse)
    .select(['link.patient_id as patientId', 'person.first_name as firstName', 'person.last_name as lastName'])
    .orderBy('link.patient_id')
    .execute();

/** Those whom this account ever named, also where its access ended or was refused, and for whom nobody else is there. */
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

import { sql, type Kysely, type Transaction } from 'kysely';

import type { MergingRecord } from '../../domain/delegation/merging.ts';
import { openNam } from '../accounts.ts';
import { endAlert } from '../alerts/endAlert.ts';
import type { Acting } from '../auditTrail.ts';
import { liveList } from '../fieldRules.ts';
import { releaseHold } from '../releaseHold.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

/** Tables whose rows a merge moves; a test compares them with the foreign keys. */
export const tablesOfPerson = [
  'accounts',
  'alerts',
  'alert_offers',
  'guests',
  'holds',
  'invitations',
  'messages',
  'appointments',
  'remembered_choices',
] as const;

/** Lock both records first. */
export const readMerging = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  from: string,
  into: string,
): Promise<{ from: MergingRecord | undefined; into: MergingRecord | undefined; overlaps: boolean }> => {
  const { rows } = await sql<Omit<MergingRecord, 'nam'> & { namSealed: Buffer | null }>`
    select person.id as "patientId", person.nam_sealed as "namSealed", person.birth_date as "birthDate",
      account.id as "accountId", person.merged_into is not null as "isMerged"
    from patients as person left join accounts as account on account.patient_id = person.id
    where person.id in (${from}::uuid, ${into}::uuid)
  `.execute(transaction);
  const {
    rows: [overlap],
  } = await sql`
    select from appointments as one join appointments as other on tstzrange(one.starts_at, one.ends_at) && tstzrange(other.starts_at, other.ends_at)
    where one.patient_id = ${from}::uuid and other.patient_id = ${into}::uuid and one.status in ${liveList} and other.status in ${liveList} limit 1
  `.execute(transaction);
  const records = rows.map(({ namSealed, ...record }) => ({ ...record, nam: openNam(vault, namSealed) }));
  const find = (id: string): MergingRecord | undefined => records.find(({ patientId }) => patientId === id);
  return { from: find(from), into: find(into), overlaps: overlap !== undefined };
};

/** Offers are made without the record’s lock, so a merge could not move them. */
export const endWaiting = async (transaction: Transaction<Tables>, acting: Acting): Promise<number> => {
  const { patientId } = acting;
  await releaseHold(transaction, { patientId });
  const alerts = await transaction
    .selectFrom('alerts')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('state', 'in', ['waiting', 'offered'])
    .orderBy('id')
    .execute();
  for (const { id } of alerts) await endAlert(transaction, acting, id);
  return alerts.length;
};

const dropRepeated = async (transaction: Transaction<Tables>, from: string, into: string): Promise<void> => {
  await sql`
    delete from alert_offers as one using alert_offers as other
    where one.patient_id = ${from}::uuid and other.patient_id = ${into}::uuid and one.slot_id = other.slot_id
  `.execute(transaction);
  await sql`
    delete from remembered_choices as one using remembered_choices as other
    where one.account_id = other.account_id and (one.patient_id, other.patient_id)
      in ((${from}::uuid, ${into}::uuid), (${into}::uuid, ${from}::uuid))
      and (one.chosen_at, one.patient_id) < (other.chosen_at, other.patient_id)
  `.execute(transaction);
  await sql`
    delete from guests where patient_id = ${from}::uuid and exists (select from guests where patient_id = ${into}::uuid)
  `.execute(transaction);
};

/** Cuts off the guest address of a person with an account: no emails, dead links. Invited appointments keep theirs. */
const closeMailbox = async (transaction: Transaction<Tables>, patientId: string): Promise<void> => {
  await sql`
    with closed as (
      delete from guests where patient_id = ${patientId}::uuid and exists (select from accounts where patient_id = ${patientId}::uuid)
      returning patient_id
    ), visits as (
      select r.id from appointments as r join closed on closed.patient_id = r.patient_id where r.invitation_id is null
    ), keys as (
      delete from guest_management_tokens where appointment_id in (select id from visits)
    )
    delete from appointment_links where account_id is null and appointment_id in (select id from visits)
  `.execute(transaction);
};

/**
 * Merges `from` into `into`, whose values win. `from` stays, empty, for the audit trail. Lock both and settle their
 * links first.
 */
export const joinRecords = async (transaction: Transaction<Tables>, from: string, into: string): Promise<void> => {
  await dropRepeated(transaction, from, into);
  for (const table of [...tablesOfPerson, 'dependents'] as const) {
    await sql`update ${sql.table(table)} set patient_id = ${into}::uuid where patient_id = ${from}::uuid`.execute(
      transaction,
    );
  }
  await closeMailbox(transaction, into);
  // The requester chose this address, so it must not open the merged record.
  await sql`
    delete from agreement_links using dependents as link where link.id = agreement_links.dependent_id and link.patient_id = ${into}::uuid
  `.execute(transaction);
  await sql`
    update patients as kept set
      first_name = coalesce(kept.first_name, old.first_name), last_name = coalesce(kept.last_name, old.last_name),
      birth_date = coalesce(kept.birth_date, old.birth_date), phone = coalesce(kept.phone, old.phone),
      nam_sealed = coalesce(kept.nam_sealed, old.nam_sealed), nam_index = coalesce(kept.nam_index, old.nam_index),
      nam_verified_at = coalesce(kept.nam_verified_at, old.nam_verified_at)
    from patients as old where kept.id = ${into}::uuid and old.id = ${from}::uuid
  `.execute(transaction);
  await transaction
    .updateTable('patients')
    .set({
      merged_into: into,
      first_name: null,
      last_name: null,
      birth_date: null,
      phone: null,
      nam_sealed: null,
      nam_index: null,
      nam_verified_at: null,
    })
    .where('id', '=', from)
    .execute();
  await transaction.updateTable('patients').set({ merged_into: into }).where('merged_into', '=', from).execute();
};

/** A merged record may hold more than its requester wrote. */
export const isJoined = async (db: Kysely<Tables>, patientId: string): Promise<boolean> => {
  const { rows } = await sql`select from patients where merged_into = ${patientId}::uuid limit 1`.execute(db);
  return rows.length > 0;
};

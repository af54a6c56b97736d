import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Tables } from '../tables.ts';

/** With an appointment, a message or an invitation there. */
const isKnownAt = (recordId: RawBuilder<unknown>, where: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  exists (select from appointments as met where met.patient_id = ${recordId} and ${where})
  or exists (select from messages as met where met.patient_id = ${recordId} and ${where})
  or exists (select from invitations as met where met.patient_id = ${recordId} and ${where}))`;

/** The record itself, or another with its number and birth date. */
const oneIsKnownAt = (person: string, where: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from patients as own
  where (own.id = ${sql.ref(`${person}.id`)}
      or (own.nam_index = ${sql.ref(`${person}.nam_index`)} and own.birth_date = ${sql.ref(`${person}.birth_date`)}))
    and ${isKnownAt(sql`own.id`, where)})`;

/**
 * Decision 105: the people of a clinic, and those whom no clinic knows but for whom one of its people asks to act.
 * @param person the name of `patients` in the statement
 */
export const isReachedFrom = (clinicId: string, person: string): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(`${person}.merged_into`)} is null and (
    ${oneIsKnownAt(person, sql`met.clinic_id = ${clinicId}::uuid`)}
    or (exists (
        select from dependents as asked join accounts as asker on asker.id = asked.account_id
        where asked.patient_id = ${sql.ref(`${person}.id`)} and asked.state <> 'ended' and asker.closed_at is null
          and ${isKnownAt(sql`asker.patient_id`, sql`met.clinic_id = ${clinicId}::uuid`)})
      and not ${oneIsKnownAt(person, sql`met.clinic_id is not null`)})))`;

/** Whether the clinic reaches each of them. */
export const reachesAll = async (
  db: Kysely<Tables>,
  clinicId: string,
  patientIds: readonly string[],
): Promise<boolean> => {
  const wanted = [...new Set(patientIds)];
  const { rows } = await sql`
    select from patients as person where person.id = any(${wanted}::uuid[]) and ${isReachedFrom(clinicId, 'person')}
  `.execute(db);
  return rows.length === wanted.length;
};

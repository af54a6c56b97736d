import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Tables } from '../tables.ts';

/** With guest records of their number and birth date, once a clinic verified their card (product §4 Express). */
export const recordsOf = (patientId: string): RawBuilder<unknown> => sql`(
  select ${patientId}::uuid
  union all
  select made.id from patients as me
  join patients as made on made.nam_index = me.nam_index and made.birth_date = me.birth_date and made.id <> me.id
  join guests as described on described.patient_id = made.id
  where me.id = ${patientId}::uuid and me.nam_verified_at is not null)`;

export const listRecordsOf = async (db: Kysely<Tables>, patientId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from ${recordsOf(patientId)} as own (id)`.execute(db);
  return rows.map(({ id }) => id);
};

/** The inverse: verified people. */
export const peopleOfRecord = (recordId: string): RawBuilder<string> => sql<string>`(
  select me.id from patients as made
  join guests as described on described.patient_id = made.id
  join patients as me on me.nam_index = made.nam_index and me.birth_date = made.birth_date and me.id <> made.id
  where made.id = ${recordId}::uuid and me.nam_verified_at is not null)`;

export const isRecordOf = async (db: Kysely<Tables>, patientId: string, ownPatientId: string): Promise<boolean> => {
  const { rows } = await sql`select where ${patientId}::uuid in ${recordsOf(ownPatientId)}`.execute(db);
  return rows.length > 0;
};

import { sql, type Kysely, type RawBuilder } from 'kysely';

import { openNamOrNone } from '../accounts.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

/** Digests of one number differ during key rotation. Without a key: stored. */
export const readNumberIndexes = async (db: Kysely<Tables>, vault: Vault, patientId: string): Promise<Buffer[]> => {
  const row = await db
    .selectFrom('patients')
    .select(['nam_index as namIndex', 'nam_sealed as namSealed'])
    .where('id', '=', patientId)
    .executeTakeFirst();
  const nam = openNamOrNone(vault, row?.namSealed ?? null);
  if (nam !== '') return vault.numberIndexes(nam);
  return row?.namIndex ? [row.namIndex] : [];
};

export const recordsOfPerson = (
  patientId: string,
  numberIndexes: readonly Buffer[],
): RawBuilder<string> => sql<string>`(
  select ${patientId}::uuid as id union
  select same.id from patients as me join patients as same on same.birth_date = me.birth_date
  where me.id = ${patientId}::uuid and same.nam_index = any(${[...numberIndexes]}::bytea[]))`;

const isSeen = (recordId: RawBuilder<unknown>, numberIndexes: readonly Buffer[]): RawBuilder<boolean> => sql<boolean>`
  exists (select from patients as seen where seen.nam_verified_at is not null
    and (seen.id = ${recordId} or seen.nam_index = any(${[...numberIndexes]}::bytea[])))`;

/** Whether a clinic saw its number, on any record: then only that record’s account decides. */
export const isNumberSeen = async (db: Kysely<Tables>, vault: Vault, patientId: string): Promise<boolean> => {
  const numberIndexes = await readNumberIndexes(db, vault, patientId);
  const { rows } = await sql`select where ${isSeen(sql`${patientId}::uuid`, numberIndexes)}`.execute(db);
  return rows.length > 0;
};

/**
 * Its number was not seen, nothing was merged into it, no account has it.
 * @param recordId SQL expression
 */
export const mayBeClaimed = (recordId: RawBuilder<unknown>, numberIndexes: readonly Buffer[]): RawBuilder<boolean> =>
  sql<boolean>`(
    not ${isSeen(recordId, numberIndexes)}
    and not exists (select from patients as joined where joined.merged_into = ${recordId})
    and not exists (select from accounts as owner where owner.patient_id = ${recordId}))`;

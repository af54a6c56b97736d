import { sql, type Kysely, type RawBuilder } from 'kysely';

import { openNam } from '../accounts.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

/**
 * The digests under which the health number of a record may stand elsewhere, also while keys are being replaced: two rows with one number
 * then differ. None for a record without a number.
 */
export const readNumberIndexes = async (db: Kysely<Tables>, vault: Vault, patientId: string): Promise<Buffer[]> => {
  const row = await db
    .selectFrom('patients')
    .select('nam_sealed as namSealed')
    .where('id', '=', patientId)
    .executeTakeFirst();
  const nam = openNam(vault, row?.namSealed ?? null);
  return nam === '' ? [] : vault.numberIndexes(nam);
};

/** A query of the ids of a record and of those with the same number and birth date: of one person, as far as they say. */
export const recordsOfPerson = (
  patientId: string,
  numberIndexes: readonly Buffer[],
): RawBuilder<string> => sql<string>`(
  select ${patientId}::uuid as id union
  select same.id from patients as me join patients as same on same.birth_date = me.birth_date
  where me.id = ${patientId}::uuid and same.nam_index = any(${[...numberIndexes]}::bytea[]))`;

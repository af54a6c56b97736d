import { sql, type Kysely, type RawBuilder } from 'kysely';

import { openNam } from '../accounts.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

/** Digests of one number differ during key rotation. */
export const readNumberIndexes = async (db: Kysely<Tables>, vault: Vault, patientId: string): Promise<Buffer[]> => {
  const row = await db
    .selectFrom('patients')
    .select('nam_sealed as namSealed')
    .where('id', '=', patientId)
    .executeTakeFirst();
  const nam = openNam(vault, row?.namSealed ?? null);
  return nam === '' ? [] : vault.numberIndexes(nam);
};

export const recordsOfPerson = (
  patientId: string,
  numberIndexes: readonly Buffer[],
): RawBuilder<string> => sql<string>`(
  select ${patientId}::uuid as id union
  select same.id from patients as me join patients as same on same.birth_date = me.birth_date
  where me.id = ${patientId}::uuid and same.nam_index = any(${[...numberIndexes]}::bytea[]))`;

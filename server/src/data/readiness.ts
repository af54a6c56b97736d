import { sql, type Kysely } from 'kysely';
import pg from 'pg';

import type { Keys } from './keys.ts';
import { checkKeys } from './knownValues/checkKeys.ts';
import { isMigrated } from './schemaState.ts';
import type { Tables } from './tables.ts';

export type Trouble = 'database' | 'schema' | 'readOnly' | 'diskFull' | 'keys';

/** Disk full; temporary files limited. */
const fullCodes = new Set(['53100', '53400']);

const isReadOnly = async (db: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{ readOnly: boolean }>`
    select current_setting('transaction_read_only') = 'on' as "readOnly"`.execute(db);
  return rows[0]?.readOnly === true;
};

/** Sorts more than fits in memory, to need a temporary file. */
const isDiskFull = async (db: Kysely<Tables>): Promise<boolean> => {
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`select set_config('work_mem', '64kB', true)`.execute(transaction);
      await sql`
        select count(*) from (
          select repeat(md5(n::text), 4) as filler from generate_series(1, 2000) as n order by filler offset 0) as sorted
      `.execute(transaction);
    });
    return false;
  } catch (error) {
    if (error instanceof pg.DatabaseError && fullCodes.has(error.code ?? '')) return true;
    throw error;
  }
};

/** @throws when the database is away */
export const listTroubles = async (db: Kysely<Tables>, keys: Keys): Promise<Trouble[]> => {
  if (!(await isMigrated(db))) return ['schema'];
  // In turn: the pool may be busy.
  const readOnly = await isReadOnly(db);
  const full = await isDiskFull(db);
  const problems = await checkKeys(db, keys);
  return [
    ...(readOnly ? (['readOnly'] as const) : []),
    ...(full ? (['diskFull'] as const) : []),
    ...(problems.length > 0 ? (['keys'] as const) : []),
  ];
};

import { sql, type Kysely } from 'kysely';

import type { Tables } from '../data/tables.ts';

type Sourced = 'clinics' | 'professionals' | 'services' | 'slots';

const batchSize = 5_000;

/**
 * Existing rows stay unchanged, also what staff added at that time.
 * @returns the number added
 */
export const insertRows = async (
  db: Kysely<Tables>,
  table: Sourced,
  columns: readonly string[],
  rows: readonly object[],
): Promise<number> => {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  let added = 0;
  for (let from = 0; from < rows.length; from += batchSize) {
    const { numAffectedRows = 0n } = await sql`
      insert into ${sql.table(table)} (${names})
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.slice(from, from + batchSize))}::json)
      on conflict do nothing
    `.execute(db);
    added += Number(numAffectedRows);
  }
  return added;
};

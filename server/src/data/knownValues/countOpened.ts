import { sql, type Kysely } from 'kysely';

import type { SealedColumn } from '../keyRotation/sealedColumns.ts';
import type { Tables } from '../tables.ts';
import { SealBroken, type Vault } from '../vault.ts';

export type ColumnCount = { name: string; opened: number; broken: string[] };

type Row = { at: string; name: string; sealed: Buffer };

const opens = (vault: Vault, { sealed }: Row, context: string): boolean => {
  try {
    vault.openBytes(sealed, context);
    return true;
  } catch (error) {
    if (error instanceof SealBroken) return false;
    throw error;
  }
};

const countColumn = async (db: Kysely<Tables>, vault: Vault, each: SealedColumn): Promise<ColumnCount> => {
  const count: ColumnCount = { name: `${each.table}.${each.column}`, opened: 0, broken: [] };
  for (let after = '(0,0)'; ;) {
    const { rows } = await sql<Row>`
      select ctid::text as at, coalesce(to_jsonb(own) ->> 'id', ctid::text) as name, ${sql.ref(each.column)} as sealed
      from ${sql.table(each.table)} as own
      where ctid > ${after}::tid and length(${sql.ref(each.column)}) > 0 order by ctid limit ${each.maxRows}
    `.execute(db);
    for (const row of rows) {
      if (opens(vault, row, each.context)) count.opened += 1;
      else count.broken.push(row.name);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < each.maxRows) return count;
    after = last.at;
  }
};

/** Tries every sealed value. */
export const countOpened = async (
  db: Kysely<Tables>,
  vault: Vault,
  columns: readonly SealedColumn[],
): Promise<ColumnCount[]> => {
  const counts: ColumnCount[] = [];
  for (const column of columns) counts.push(await countColumn(db, vault, column));
  return counts;
};

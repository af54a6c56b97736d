import { sql, type Kysely } from 'kysely';

import { sealedColumns } from '../../src/data/keyRotation/sealedColumns.ts';
import type { Tables } from '../../src/data/tables.ts';
import type { Vault } from '../../src/data/vault.ts';

/** One value of the database: bytes as bytes, everything else as its text. */
export type Cell = { column: string; value: string | Buffer };

type Column = { table_name: string; column_name: string; data_type: string };

/** The columns of the application, as `table.column`; those of the migrations’ own bookkeeping apart. */
export const listColumns = async (db: Kysely<Tables>): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%' order by table_name, ordinal_position
  `.execute(db);
  return rows;
};

/** Every value of every column of every table. */
export const readEveryCell = async (db: Kysely<Tables>): Promise<Cell[]> => {
  const cells: Cell[] = [];
  for (const { table_name: table, column_name: name, data_type: type } of await listColumns(db)) {
    const shown = type === 'bytea' ? sql.ref(name) : sql`${sql.ref(name)}::text`;
    const { rows } = await sql<{
      value: string | Buffer;
    }>`select ${shown} as value from ${sql.table(table)} where ${sql.ref(name)} is not null`.execute(db);
    cells.push(...rows.map(({ value }) => ({ column: `${table}.${name}`, value })));
  }
  return cells;
};

/** Without what people put between letters and digits, or on them. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s\-.()]/g, '')
    .toLowerCase();

/** What a value says to a holder of the keys. */
const said = ({ column, value }: Cell, vault: Vault): string => {
  if (typeof value === 'string') return value;
  const sealed = sealedColumns.find((each) => `${each.table}.${each.column}` === column);
  return sealed === undefined || value.length === 0
    ? value.toString('latin1')
    : vault.openBytes(value, sealed.context).toString('utf8');
};

/** The columns in which one of these words stands, whatever its case, accents and spaces; sealed values are opened. */
export const columnsSaying = async (
  { db, vault }: { db: Kysely<Tables>; vault: Vault },
  words: readonly string[],
): Promise<string[]> => {
  const sought = words.map(folded);
  const found = (await readEveryCell(db)).filter((cell) => {
    const text = folded(said(cell, vault));
    return sought.some((word) => text.includes(word));
  });
  return [...new Set(found.map(({ column }) => column))].sort();
};

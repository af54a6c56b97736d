import { sql, type Kysely } from 'kysely';

import type { Migrations } from './schemaState.ts';
import type { Tables } from './tables.ts';

type Index = { name: string; definition: string };

export const listMissingIndexes = async (db: Kysely<Tables>, migrations: Migrations): Promise<Index[]> => {
  const wanted = Object.values(migrations).flatMap(({ indexes = {} }) => Object.entries(indexes));
  const { rows } = await sql<{ name: string }>`
    select class.relname::text as name from pg_index as index join pg_class as class on class.oid = index.indexrelid
    where class.relnamespace = 'public'::regnamespace and index.indisvalid and class.relname = any(${wanted.map(([name]) => name)}::text[])
  `.execute(db);
  const built = new Set(rows.map(({ name }) => name));
  return wanted.filter(([name]) => !built.has(name)).map(([name, definition]) => ({ name, definition }));
};

export const listDroppedIndexes = async (db: Kysely<Tables>, migrations: Migrations): Promise<string[]> => {
  const unwanted = Object.values(migrations).flatMap(({ droppedIndexes = [] }) => droppedIndexes);
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'i' and relname = any(${unwanted}::text[])
  `.execute(db);
  return rows.map(({ name }) => name);
};

export const dropIndexes = async (db: Kysely<Tables>, names: readonly string[]): Promise<void> => {
  for (const name of names) await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db);
};

/** Not in a transaction. */
export const buildIndexes = async (db: Kysely<Tables>, missing: readonly Index[]): Promise<void> => {
  for (const { name, definition } of missing) {
    await sql`drop index if exists ${sql.id(name)}`.execute(db);
    await sql`create index concurrently ${sql.id(name)} ${sql.raw(definition)}`.execute(db);
  }
};

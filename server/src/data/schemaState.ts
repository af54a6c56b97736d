import { sql, type Kysely } from 'kysely';

import { migrations as ours } from '../../migrations/index.ts';
import type { MarkedMigration } from '../../migrations/markedMigration.ts';
import type { Tables } from './tables.ts';

export type Migrations = Record<string, MarkedMigration>;

/** `ahead`: a newer release's migrations break this one. */
export type SchemaState = { is: 'ready' | 'empty' | 'behind' } | { is: 'ahead'; unknown: string[] };

const exists = async (db: Kysely<Tables>, table: string): Promise<boolean> => {
  const { rows } = await sql<{ found: string | null }>`select to_regclass(${table})::text as found`.execute(db);
  return rows[0]?.found != null;
};

const listMarked = async (db: Kysely<Tables>): Promise<string[]> => {
  if (!(await exists(db, 'migration_marks'))) return [];
  return (await db.selectFrom('migration_marks').select('name').execute()).map(({ name }) => name);
};

const readRun = async (db: Kysely<Tables>): Promise<string[]> =>
  (await sql<{ name: string }>`select name from kysely_migration`.execute(db)).rows.map(({ name }) => name);

const stateOf = async (db: Kysely<Tables>, run: readonly string[], migrations: Migrations): Promise<SchemaState> => {
  const unknown = run.filter((name) => !(name in migrations));
  const isBehind = !Object.keys(migrations).every((name) => run.includes(name));
  if (isBehind) return unknown.length > 0 ? { is: 'ahead', unknown } : { is: run.length === 0 ? 'empty' : 'behind' };
  if (unknown.length === 0) return { is: 'ready' };
  const marked = await listMarked(db);
  const breaking = unknown.filter((name) => !marked.includes(name));
  return breaking.length === 0 ? { is: 'ready' } : { is: 'ahead', unknown: breaking };
};

export const readSchema = async (db: Kysely<Tables>, migrations: Migrations = ours): Promise<SchemaState> =>
  stateOf(db, (await exists(db, 'kysely_migration')) ? await readRun(db) : [], migrations);

/** Cheap: health checks poll it. */
export const isMigrated = async (db: Kysely<Tables>): Promise<boolean> =>
  (await stateOf(db, await readRun(db), ours)).is === 'ready';

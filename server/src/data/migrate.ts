import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';

import { migrations } from '../../migrations/index.ts';
import type { Tables } from './tables.ts';

const migratorOf = (db: Kysely<Tables>): Migrator =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });

/** All or nothing, under a lock: any number of servers may start at once. */
export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('A migration failed.', { cause: error });
};

/** Cheap: health checks poll it. */
export const isMigrated = async (db: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const run = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).every((name) => run.has(name));
};

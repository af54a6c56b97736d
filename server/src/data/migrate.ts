import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import pg from 'pg';

import { migrations as ours } from '../../migrations/index.ts';
import { StartupRefusal } from '../startupRefusal.ts';
import { buildIndexes, dropIndexes, listDroppedIndexes, listMissingIndexes } from './concurrentIndexes.ts';
import { grantServing } from './servingRole.ts';
import { readSchema, type Migrations, type SchemaState } from './schemaState.ts';
import type { Tables } from './tables.ts';

const lockNotAvailable = '55P03';
const deadlockDetected = '40P01';
const insufficientPrivilege = '42501';

/** Others queue behind a migration that waits for a table (decision 58). */
export type Patience = { lockMs: number; pauseMs: number; tries: number };
const usual: Patience = { lockMs: 1_000, pauseMs: 2_000, tries: 100 };

const ahead = ({ unknown }: Extract<SchemaState, { is: 'ahead' }>): StartupRefusal =>
  new StartupRefusal(
    `A newer release changed the database (${unknown.join(', ')}) in a way that this one does not survive: start the newer release.`,
  );

const toSteps = (migrations: Migrations, servingRole: string | null): Record<string, Migration> => {
  const step = ([name, migration]: [string, Migrations[string]]): [string, Migration] => [
    name,
    {
      up: async (db: Kysely<Tables>) => {
        await migration.up(db);
        if (migration.keepsOlderServers === true)
          await sql`insert into migration_marks (name) values (${name})`.execute(db);
        // Its triggers run for older servers as soon as it commits.
        if (servingRole !== null) await grantServing(db, servingRole);
      },
    },
  ];
  return Object.fromEntries(Object.entries(migrations).map(step));
};

const migrateOnce = async (db: Kysely<Tables>, steps: Record<string, Migration>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(steps) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('A migration failed.', { cause: error });
};

const isRefusedWith = (error: unknown, ...codes: string[]): boolean =>
  error instanceof pg.DatabaseError && codes.includes(error.code ?? '');

const notOwner =
  'The schema must change, and the role of DATABASE_URL does not own the tables: set DATABASE_MIGRATE_URL to the role that does.';

const untilDone = async ({ pauseMs, tries }: Patience, work: () => Promise<void>): Promise<void> => {
  for (let tried = 1; ; tried += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (isRefusedWith(error, insufficientPrivilege)) throw new StartupRefusal(notOwner, { cause: error });
      if (!isRefusedWith(error, lockNotAvailable, deadlockDetected)) throw error;
      if (tried === tries)
        throw new StartupRefusal(
          `The migration did not get a table that a long statement holds, ${tries} times. Nothing was changed: start again later.`,
          { cause: error },
        );
      await sleep(pauseMs);
    }
  }
};

const turnPauseMs = 100;

const tryLock = async (db: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_lock(hashtextextended('migration', 0)) as "isLocked"`.execute(db);
  return rows[0]?.isLocked === true;
};

const oneAtATime = (db: Kysely<Tables>, lockMs: number, work: (db: Kysely<Tables>) => Promise<void>): Promise<void> =>
  db.connection().execute(async (connection) => {
    // A waiting statement would block an index.
    while (!(await tryLock(connection))) await sleep(turnPauseMs);
    try {
      await sql`select set_config('lock_timeout', ${String(lockMs)}, false)`.execute(connection);
      await work(connection);
    } finally {
      await sql`reset lock_timeout`.execute(connection);
      await sql`select pg_advisory_unlock(hashtextextended('migration', 0))`.execute(connection);
    }
  });

type Migrating = { migrations?: Migrations; patience?: Patience; servingRole?: string | null };

/**
 * All or nothing, then the indexes; servers may start together.
 * @param servingRole is granted what it needs; null when the owner serves
 * @throws StartupRefusal when a newer schema breaks this release, a table stays locked, or the role owns no tables
 */
export const migrate = (
  db: Kysely<Tables>,
  { migrations = ours, patience = usual, servingRole = null }: Migrating = {},
): Promise<void> =>
  untilDone(patience, () =>
    oneAtATime(db, patience.lockMs, async (connection) => {
      const state = await readSchema(connection, migrations);
      if (state.is === 'ahead') throw ahead(state);
      if (state.is !== 'ready') await migrateOnce(connection, toSteps(migrations, servingRole));
      await buildIndexes(connection, await listMissingIndexes(connection, migrations));
      await dropIndexes(connection, await listDroppedIndexes(connection, migrations));
      if (servingRole !== null) await grantServing(connection, servingRole);
    }),
  );

/** For commands: fills an empty database only. @throws StartupRefusal */
export const demandSchema = async (db: Kysely<Tables>, servingRole: string | null = null): Promise<void> => {
  const state = await readSchema(db);
  if (state.is === 'ahead') throw ahead(state);
  if (state.is === 'behind')
    throw new StartupRefusal(
      'The database is older than this release, and a command never migrates it: start a server of this release first.',
    );
  if (state.is === 'empty') await migrate(db, { servingRole });
};

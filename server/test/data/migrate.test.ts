// Holds: product §7 start
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { migrations } from '../../migrations/index.ts';
import { openDatabase } from '../../src/data/db.ts';
import { demandSchema, migrate } from '../../src/data/migrate.ts';
import { isMigrated, readSchema, type Migrations } from '../../src/data/schemaState.ts';
import { eventually } from '../support/processes.ts';
import { createTestDatabase, testDatabase, type TestDatabase } from '../support/testDatabase.ts';

test('four servers that start at once on an empty database run each migration once', async (t) => {
  const { url, drop } = await createTestDatabase({ template: 'template0' });
  const config = { dataDir: '', database: { url, migrateUrl: null, readUrl: null, poolSize: 2, timeoutMs: 20_000 } };
  const servers = await Promise.all([1, 2, 3, 4].map(() => openDatabase(config)));
  t.after(async () => {
    await Promise.all(servers.map(({ close }) => close()));
    await drop();
  });
  await Promise.all(servers.map(({ db }) => migrate(db)));
  const [first] = servers;
  assert.ok(first);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(first.db);
  assert.deepEqual(
    rows.map(({ name }) => name),
    Object.keys(migrations),
  );
});

test('a database is not ready until every migration has run', async (t) => {
  const { owner: db } = await testDatabase(t);
  assert.equal(await isMigrated(db), true);
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(db);
  assert.equal(await isMigrated(db), false);
});

test('the database returns calendar dates as written, whatever the time zone of either side', async (t) => {
  const { owner: db } = await testDatabase(t);
  const { rows } = await sql<{
    day: unknown;
    zone: string;
  }>`select date '2012-11-21' as day, current_setting('TimeZone') as zone`.execute(db);
  assert.deepEqual(rows, [{ day: '2012-11-21', zone: 'UTC' }]);
});

const none = { up: () => Promise.resolve() };

/** The migrations of a release to come. */
const withNext = (next: Migrations[string]): Migrations => ({ ...migrations, '9999_next': next });

test('a server of an older release starts on a schema that a newer one only added to (product §7 start)', async (t) => {
  const { owner: db } = await testDatabase(t);
  await migrate(db, { migrations: withNext({ ...none, keepsOlderServers: true }) });
  await migrate(db);
  assert.equal(await isMigrated(db), true);
});

test('a server of an older release refuses a schema that it does not survive, in one sentence (product §7 start)', async (t) => {
  const { owner: db } = await testDatabase(t);
  await migrate(db, { migrations: withNext(none) });
  await assert.rejects(migrate(db), {
    name: 'StartupRefusal',
    message: /^A newer release changed the database \(9999_next\) .+: start the newer release\.$/,
  });
  assert.equal(await isMigrated(db), false, 'and a server that runs already is not ready');
});

test('a command migrates no database that holds something (product §7 start)', async (t) => {
  const { owner: db } = await testDatabase(t);
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(db);
  await assert.rejects(demandSchema(db), { name: 'StartupRefusal', message: /a command never migrates it/ });
  assert.deepEqual(await readSchema(db), { is: 'behind' });
});

/** A long statement of somebody else holds `slots`, as a report does; `release` ends it. */
const holdSlots = async ({ connect }: TestDatabase) => {
  const reader = await connect();
  await reader.query('begin; select count(*) from slots');
  return { release: () => reader.query('rollback') };
};

const alterSlots: Migrations = withNext({
  up: (db) => db.schema.alterTable('slots').addColumn('essai', 'integer').execute(),
});

test('a migration on a busy table lets others pass, and is done when the table is free (product §7 start)', async (t) => {
  const database = await testDatabase(t);
  const { owner: db } = database;
  const { release } = await holdSlots(database);
  let isDone = false;
  const patience = { lockMs: 200, pauseMs: 200, tries: 1_000 };
  const migrating = migrate(db, { migrations: alterSlots, patience }).then(() => {
    isDone = true;
  });
  const waiting = async () => {
    const { rows } =
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'alter table%'`.execute(
        db,
      );
    return rows.length > 0;
  };
  await eventually(waiting, 'the migration waits for the table');
  // The table is free only after these: a reader that the migration stops would wait for ever.
  for (let reads = 0; reads < 20; reads += 1) await sql`select count(*) from slots`.execute(db);
  assert.equal(isDone, false);
  await release();
  await migrating;
  await sql`select essai from slots`.execute(db);
});

test('a migration that never gets its table gives up in one sentence, and has changed nothing (product §7 start)', async (t) => {
  const database = await testDatabase(t);
  const { owner: db } = database;
  await holdSlots(database);
  await assert.rejects(migrate(db, { migrations: alterSlots, patience: { lockMs: 50, pauseMs: 1, tries: 3 } }), {
    name: 'StartupRefusal',
    message: /that a long statement holds, 3 times\. Nothing was changed/,
  });
  assert.equal(await isMigrated(db), true);
});

test('a migration that loses a deadlock is tried again (product §7 start)', async (t) => {
  const { owner: db } = await testDatabase(t);
  let tries = 0;
  const losingOnce = withNext({
    up: async (within) => {
      tries += 1;
      // Which of two statements loses depends on who has waited longer; so this one says itself that it has.
      if (tries === 1)
        await sql`do $$ begin raise exception using errcode = 'deadlock_detected'; end $$`.execute(within);
    },
  });
  await migrate(db, { migrations: losingOnce, patience: { lockMs: 60_000, pauseMs: 1, tries: 10 } });
  assert.equal(tries, 2);
});

// Holds: product §7 start
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test, type TestContext } from 'node:test';

import { sql, type Kysely } from 'kysely';

import { migrations } from '../../migrations/index.ts';
import { migrate } from '../../src/data/migrate.ts';
import type { Migrations } from '../../src/data/schemaState.ts';
import type { Tables } from '../../src/data/tables.ts';
import { eventually } from '../support/processes.ts';
import { testDatabase } from '../support/testDatabase.ts';

const up = () => Promise.resolve();
const withIndex: Migrations = {
  ...migrations,
  '9999_next': { up, indexes: { essai_idx: 'on slots (updated_at)' } },
};

const isValid = async (db: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{ isValid: boolean }>`
    select indisvalid as "isValid" from pg_index where indexrelid = to_regclass('essai_idx')`.execute(db);
  return rows[0]?.isValid === true;
};

const indexOnBusySlots = async (t: TestContext) => {
  const { owner: db, connect } = await testDatabase(t);
  const waits = async (query: string) => {
    const { rows } =
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like ${query}`.execute(
        db,
      );
    return rows.length > 0;
  };
  const writer = await connect();
  await writer.query('begin; update slots set updated_at = now() where false');
  const migrating = migrate(db, { migrations: withIndex, patience: { lockMs: 60_000, pauseMs: 1_000, tries: 10 } });
  await eventually(() => waits('create index concurrently%'), 'the index waits for the writer');
  return { db, connect, waits, writer, migrating };
};

test('while a migration builds an index, people go on writing to its table (product §7 start)', async (t) => {
  const { db, writer, migrating } = await indexOnBusySlots(t);
  await sql`update slots set updated_at = now() where false`.execute(db);
  await writer.query('commit');
  await migrating;
  assert.equal(await isValid(db), true);
});

test('an older server that starts while an index is built gets its turn, and the index is built after it (product §7 start)', async (t) => {
  const { db, connect, waits, writer, migrating } = await indexOnBusySlots(t);
  const older = await connect();
  await older.query(`set deadlock_timeout = '10min'`);
  const turn = older.query(`select pg_advisory_lock(hashtextextended('migration', 0))`);
  await eventually(() => waits('select pg_advisory_lock%'), 'the older server waits for its turn');
  await writer.query('commit');
  await turn;
  await older.query(`select pg_advisory_unlock(hashtextextended('migration', 0))`);
  await migrating;
  assert.equal(await isValid(db), true);
});

test('an index whose building was interrupted is built at the next start (product §7 start)', async (t) => {
  const { owner: db } = await testDatabase(t);
  await migrate(db, { migrations: withIndex });
  await sql`update pg_index set indisvalid = false where indexrelid = 'essai_idx'::regclass`.execute(db);
  await migrate(db, { migrations: withIndex });
  assert.equal(await isValid(db), true);
});

test('an index that a migration gives up is dropped after it (product §7 start)', async (t) => {
  const { owner: db } = await testDatabase(t);
  await migrate(db, { migrations: withIndex });
  const withoutIndex = { ...migrations, '9999_next': { up, droppedIndexes: ['essai_idx'] } };
  await migrate(db, { migrations: withoutIndex });
  const { rows } = await sql`select from pg_class where relname = 'essai_idx'`.execute(db);
  assert.equal(rows.length, 0);
});

test('no migration since the 38th builds an index in its transaction on a table that it did not make', () => {
  const folder = new URL('../../migrations/', import.meta.url);
  const late = readdirSync(folder).filter((name) => /^\d{4}_/.test(name) && name >= '0039');
  for (const name of late) {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const indexed = [...text.matchAll(/create (?:unique )?index \S+ on (\w+)/gi)].map(([, table]) => table ?? '');
    for (const table of indexed) assert.match(text, new RegExp(`create table ${table}\\b`, 'i'), name);
  }
});

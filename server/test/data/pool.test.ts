import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql, type Kysely } from 'kysely';

import { openDatabase } from '../../src/data/db.ts';
import type { Tables } from '../../src/data/tables.ts';
import { createTestDatabase } from '../support/testDatabase.ts';
import { wireTo } from '../support/wire.ts';

const ask = (db: Kysely<Tables>) =>
  sql<{ n: number }>`select 1 as n`.execute(db).then(
    () => 'answered',
    () => 'failed',
  );

test('the pool drops each silent connection once, and the next request gets a new one', async (t) => {
  const { url, drop } = await createTestDatabase();
  t.after(drop);
  const wire = await wireTo(t, url);
  const { db, pool, close } = await openDatabase({
    dataDir: '',
    database: { url: wire.url, migrateUrl: null, readUrl: null, poolSize: 3, timeoutMs: 1_000 },
  });
  t.after(close);
  assert.deepEqual(await Promise.all([ask(db), ask(db), ask(db)]), ['answered', 'answered', 'answered']);
  wire.cut();
  assert.deepEqual(await Promise.all([ask(db), ask(db), ask(db)]), ['failed', 'failed', 'failed']);
  assert.deepEqual(await Promise.all([ask(db), ask(db), ask(db)]), ['answered', 'answered', 'answered']);
  assert.ok(pool.totalCount <= 3);
});

test('a transaction on a silent connection fails and leaves no connection behind', async (t) => {
  const { url, drop } = await createTestDatabase();
  t.after(drop);
  const wire = await wireTo(t, url);
  const { db, pool, close } = await openDatabase({
    dataDir: '',
    database: { url: wire.url, migrateUrl: null, readUrl: null, poolSize: 1, timeoutMs: 1_000 },
  });
  t.after(close);
  const lost = db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    wire.cut();
    await sql`select 2`.execute(transaction);
  });
  await assert.rejects(lost);
  assert.equal(pool.totalCount, 0);
  assert.equal(await ask(db), 'answered');
});

// Holds: product §7 start
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { migrations } from '../../migrations/index.ts';
import { openDatabase } from '../../src/data/db.ts';
import { isMigrated, migrate } from '../../src/data/migrate.ts';
import { createTestDatabase, testDatabase } from '../support/testDatabase.ts';

test('four servers that start at once on an empty database run each migration once', async (t) => {
  const { url, drop } = await createTestDatabase({ template: 'template0' });
  const config = { dataDir: '', database: { url, readUrl: null, poolSize: 2, timeoutMs: 20_000 } };
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

test('a database is not ready while a migration has not run', async (t) => {
  const { db } = await testDatabase(t);
  assert.equal(await isMigrated(db), true);
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(db);
  assert.equal(await isMigrated(db), false);
});

test('calendar dates come back as they were written, whatever the time zone of either side', async (t) => {
  const { db } = await testDatabase(t);
  const { rows } = await sql<{
    day: unknown;
    zone: string;
  }>`select date '2012-11-21' as day, current_setting('TimeZone') as zone`.execute(db);
  assert.deepEqual(rows, [{ day: '2012-11-21', zone: 'UTC' }]);
});

// Holds: product §4 errors
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { buildApp } from '../../src/app.ts';
import { openDatabase } from '../../src/data/db.ts';
import { loadKeys } from '../../src/data/keys.ts';
import { migrate } from '../../src/data/migrate.ts';
import type { App } from '../../src/http/deps.ts';
import { makeDeps } from '../../src/makeDeps.ts';
import { eventually, processesIn } from '../support/processes.ts';
import { testConfig } from '../support/testApp.ts';

/** The application on an embedded database of its own, which a test may freeze or kill without harm to others. */
const appOnOwnDatabase = async (t: TestContext) => {
  const config = testConfig(t, { DATABASE_TIMEOUT_MS: '400', DATABASE_POOL_SIZE: '3' });
  const database = await openDatabase(config);
  t.after(() => database.close());
  await database.asOwner((owner, servingRole) => migrate(owner, { servingRole }));
  const unhurried = database.openUnhurried();
  t.after(() => unhurried.close());
  const app = await buildApp(makeDeps(config, loadKeys(config), database));
  t.after(() => app.close());
  app.get('/asks', async () => (await sql<{ n: number }>`select 1 as n`.execute(database.db)).rows);
  app.get('/locks', () =>
    database.db.transaction().execute((transaction) => sql`select pg_sleep(60)`.execute(transaction)),
  );
  const signal = (name: NodeJS.Signals) => processesIn(config.dataDir).forEach((pid) => process.kill(pid, name));
  return { app, database, unhurried: unhurried.db, signal };
};

const unavailable = { message: 'errors.unavailable' };
const statusOf = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;
/** A statement may take 400 ms, which a busy machine needs now and then for the simplest. */
const untilAnswered = (app: App) => eventually(async () => (await statusOf(app.inject('/asks'))) === 200, 'it answers');

test('a hanging database makes the server return 503 with Retry-After, also to requests waiting for a connection, and recovers by itself', async (t) => {
  const { app, database, signal } = await appOnOwnDatabase(t);
  await untilAnswered(app);
  signal('SIGSTOP');
  t.after(() => signal('SIGCONT'));
  const answers = await Promise.all(Array.from({ length: 12 }, () => app.inject('/asks')));
  for (const answer of answers) {
    assert.equal(answer.statusCode, 503);
    assert.deepEqual(answer.json(), unavailable);
    assert.equal(answer.headers['retry-after'], '2');
  }
  assert.equal(await statusOf(app.inject('/readyz')), 503);
  assert.equal(await statusOf(app.inject('/healthz')), 200);
  signal('SIGCONT');
  await untilAnswered(app);
  assert.equal(database.pool.waitingCount, 0);
  assert.ok(database.pool.totalCount <= 3);
});

test('a killed database makes the server return 503 while it restarts', async (t) => {
  const { app, signal } = await appOnOwnDatabase(t);
  await untilAnswered(app);
  signal('SIGKILL');
  const seen = new Set<number>();
  await eventually(async () => {
    const status = await statusOf(app.inject('/asks'));
    seen.add(status);
    return status === 200;
  }, 'it answers again');
  assert.deepEqual([...seen].sort(), [200, 503]);
});

test('a statement that runs too long is cancelled and returns 503, without keeping its connection', async (t) => {
  const { app, unhurried } = await appOnOwnDatabase(t);
  const answers = await Promise.all(Array.from({ length: 3 }, () => app.inject('/locks')));
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [503, 503, 503],
  );
  await untilAnswered(app);
  const { rows } = await sql<{
    n: string;
  }>`select count(*) as n from pg_stat_activity where query like '%pg_sleep(60)' and state <> 'idle'`.execute(
    unhurried,
  );
  assert.deepEqual(rows, [{ n: '0' }]);
});

test('a full pool returns 503 to requests that waited too long', async (t) => {
  const { app, database } = await appOnOwnDatabase(t);
  const held = await Promise.all([1, 2, 3].map(() => database.pool.connect()));
  const answer = await app.inject('/asks');
  assert.equal(answer.statusCode, 503);
  assert.deepEqual(answer.json(), unavailable);
  held.forEach((client) => client.release());
  await untilAnswered(app);
});

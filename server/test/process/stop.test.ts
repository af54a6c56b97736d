// Holds: product §7 start
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import { eventually } from '../support/processes.ts';
import { runServerOnTestDatabase } from '../support/runServer.ts';

/** A server whose answer waits until `release`: another connection holds the table that only this request reads. */
const serverWithOpenRequest = async (t: TestContext) => {
  const server = await runServerOnTestDatabase(t, { DATABASE_TIMEOUT_MS: '20000' });
  const blocker = new pg.Client({ connectionString: server.databaseUrl });
  blocker.on('error', () => undefined);
  await blocker.connect();
  t.after(() => blocker.end());
  await blocker.query('begin; lock table calendar_feeds in access exclusive mode');
  const answer = fetch(`${server.address}/nosession/api/calendar/${'A'.repeat(43)}.ics`).then(
    ({ status }) => status,
    () => 'no answer',
  );
  await eventually(async () => {
    // pg_stat_activity stays what it was first within a transaction.
    const { rowCount } = await blocker.query(
      `select from pg_locks where not granted and relation = 'calendar_feeds'::regclass
        and database = (select oid from pg_database where datname = current_database())`,
    );
    return (rowCount ?? 0) > 0;
  }, 'the request waits for the lock');
  return { ...server, answer, release: () => blocker.query('rollback') };
};

const isListening = (address: string) =>
  fetch(`${address}/healthz`).then(
    () => true,
    () => false,
  );

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`on ${signal} the server answers the open request, accepts no new one and exits cleanly`, async (t) => {
    const server = await serverWithOpenRequest(t);
    server.child.kill(signal);
    await eventually(async () => !(await isListening(server.address)), 'the port is closed');
    await server.release();
    assert.equal(await server.answer, 404);
    assert.equal(await server.ended, 0);
  });
}

test('a Ctrl-C that arrives twice because npm forwards it counts as one', async (t) => {
  const server = await serverWithOpenRequest(t);
  server.child.kill('SIGINT');
  server.child.kill('SIGINT');
  await eventually(async () => !(await isListening(server.address)), 'the port is closed');
  await server.release();
  assert.equal(await server.answer, 404);
  assert.equal(await server.ended, 0);
});

test('a second, later signal ends the server immediately', async (t) => {
  const server = await serverWithOpenRequest(t);
  server.child.kill('SIGTERM');
  await eventually(async () => !(await isListening(server.address)), 'the first signal was heard');
  // eslint-disable-next-line waits/no-fixed-wait -- longer than two copies of one Ctrl-C lie apart; a slow machine only makes it longer
  await sleep(700);
  server.child.kill('SIGTERM');
  assert.equal(await server.ended, 1);
  assert.equal(await server.answer, 'no answer');
});

test('an idle open connection does not delay the stop', async (t) => {
  const server = await runServerOnTestDatabase(t);
  assert.equal(await isListening(server.address), true);
  server.child.kill('SIGTERM');
  assert.equal(await server.ended, 0);
});

test('a stopping server first says that it is not ready, still answers for DRAIN_SECONDS, then closes (product §7 health)', async (t) => {
  const server = await runServerOnTestDatabase(t, { DRAIN_SECONDS: '3' });
  const ready = async (): Promise<[status: number, body: unknown]> => {
    const answer = await fetch(`${server.address}/readyz`);
    return [answer.status, await answer.json()];
  };
  await eventually(async () => (await ready())[0] === 200, 'it is ready');
  const began = performance.now();
  server.child.kill('SIGTERM');
  await eventually(async () => (await ready())[0] === 503, 'it is not ready');
  assert.deepEqual(await ready(), [503, { message: 'errors.unavailable', reasons: ['stopping'] }]);
  const answer = await fetch(`${server.address}/healthz`);
  assert.deepEqual([answer.status, answer.headers.get('connection')], [200, 'close']);
  assert.equal(await server.ended, 0);
  assert.ok(performance.now() - began >= 3_000);
  assert.equal(await isListening(server.address), false);
});

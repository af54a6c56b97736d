// Holds: product §7 start
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import { eventually } from '../support/processes.ts';
import { runServerOnTestDatabase } from '../support/runServer.ts';

/** A server whose answer to /readyz waits until `release`: another connection holds what it must read. */
const serverWithOpenRequest = async (t: TestContext) => {
  const server = await runServerOnTestDatabase(t);
  const blocker = new pg.Client({ connectionString: server.databaseUrl });
  blocker.on('error', () => undefined);
  await blocker.connect();
  t.after(() => blocker.end());
  await blocker.query('begin; lock table kysely_migration in access exclusive mode');
  const answer = fetch(`${server.address}/readyz`).then(
    ({ status }) => status,
    () => 'no answer',
  );
  await eventually(async () => {
    const { rowCount } = await blocker.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
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
    assert.equal(await server.answer, 200);
    assert.equal(await server.ended, 0);
  });
}

test('a Ctrl-C that arrives twice because npm forwards it counts as one', async (t) => {
  const server = await serverWithOpenRequest(t);
  server.child.kill('SIGINT');
  server.child.kill('SIGINT');
  await eventually(async () => !(await isListening(server.address)), 'the port is closed');
  await server.release();
  assert.equal(await server.answer, 200);
  assert.equal(await server.ended, 0);
});

test('a second, later signal ends the server immediately', async (t) => {
  const server = await serverWithOpenRequest(t);
  server.child.kill('SIGTERM');
  await eventually(async () => !(await isListening(server.address)), 'the first signal was heard');
  await sleep(700); // longer than two copies of one Ctrl-C lie apart
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

// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { sql } from 'kysely';

import { changeSource } from '../../src/feeds/sources/changeSource.ts';
import { sweepFeedRunsJob } from '../../src/jobs/sweepFeedRuns.ts';
import { jobDeps } from '../support/jobs.ts';
import { eventually } from '../support/processes.ts';
import { addressOf, runServer } from '../support/runServer.ts';
import { name, polledSource } from './polledSource.ts';
import { moment } from './publisher.ts';

test('the server polls a source after its minutes, and half as often each time it fails, at most once a day (decision 78)', async (t) => {
  const { db, poll, due, runs, state, free, pause, lines } = await polledSource(t);
  assert.equal(await poll(), 1);
  assert.deepEqual([(await free()).length, await pause(), await poll()], [2, { minutes: 5, failures: 0 }, 0]);
  state.isDown = true;
  for (const [at, minutes] of [10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440].entries()) {
    await due();
    assert.equal(await poll(), 1);
    assert.deepEqual(await pause(), { minutes, failures: at + 1 });
  }
  const { id } = await db.selectFrom('sources').select('id').executeTakeFirstOrThrow();
  assert.deepEqual(lines.slice(0, 2), [
    { source: id, outcome: 'refused', failures: 1 },
    { source: id, outcome: 'refused', failures: 2 },
  ]);
  state.isDown = false;
  await due();
  await poll();
  assert.deepEqual(await pause(), { minutes: 5, failures: 0 });
  assert.equal((await runs()).length, 12);
});

test('of many servers that poll at once, one imports a source', async (t) => {
  const { poll, runs, free } = await polledSource(t);
  const polled = await Promise.all(Array.from({ length: 5 }, () => poll()));
  assert.deepEqual(polled.sort(), [0, 0, 0, 0, 1]);
  assert.deepEqual([await runs(), (await free()).length], [['accepted'], 2]);
});

test('an import that outlasts its lease goes on, and no other server takes its source or counts a failure', async (t) => {
  const { poll, due, runs, free, state, pause } = await polledSource(t);
  const half = moment();
  let sendRest = (): void => undefined;
  state.onHalf = (rest) => {
    sendRest = rest;
    half.reach();
  };
  const long = poll();
  await half.reached;
  await due();
  assert.equal(await poll(), 1);
  assert.deepEqual([await runs(), await pause()], [[null], { minutes: 5, failures: 0 }]);
  sendRest();
  await long;
  assert.deepEqual([await runs(), (await free()).length], [['accepted'], 2]);
});

test('a source that a killed server was importing is imported by another when the lease has ended, and its run is ended as killed', async (t) => {
  const { poll, due, runs, free, state, database, db } = await polledSource(t);
  const half = moment();
  state.onHalf = half.reach;
  const server = runServer(t, { DATABASE_URL: database.url });
  await addressOf(server);
  await half.reached;
  server.child.kill('SIGKILL');
  await server.ended;
  state.onHalf = null;
  assert.equal(await poll(), 0);
  const isUnlocked = async (): Promise<boolean> =>
    (
      await sql`select from pg_locks where locktype = 'advisory' and objsubid = 1 and database =
      (select oid from pg_database where datname = current_database())`.execute(db)
    ).rows.length === 0;
  await eventually(isUnlocked, 'the database notices that the server is dead');
  await due();
  assert.equal(await poll(), 1);
  assert.deepEqual([await runs(), (await free()).length], [['failed: It was killed.', 'accepted'], 2]);
});

test('a server that stops leaves the import that it is reading, at once; nothing was changed, and another server may take it', async (t) => {
  const { poll, runs, free, state, pause, lines } = await polledSource(t);
  const half = moment();
  state.onHalf = half.reach;
  const stopping = new AbortController();
  const turn = poll(stopping.signal);
  await half.reached;
  stopping.abort();
  assert.equal(await turn, 1);
  assert.deepEqual(await runs(), ['refused: The server is stopping. Nothing was taken.']);
  assert.deepEqual([await free(), await pause(), lines], [[], { minutes: 0, failures: 0 }, []]);
  state.onHalf = null;
  assert.equal(await poll(), 1);
  assert.equal((await free()).length, 2);
});

test('a source without an interval is imported only by hand', async (t) => {
  const { db, poll, run } = await polledSource(t);
  await changeSource(db, name, { everyMinutes: 0 });
  assert.equal(await poll(), 0);
  assert.equal((await run()).outcome, 'accepted');
});

test('reports are swept after 14 days, what a killed import left after one, and rows of runs after 90', async (t) => {
  const { deps, db, run, runs } = await polledSource(t);
  const sweep = () => sweepFeedRunsJob.turn(jobDeps(deps), new AbortController().signal);
  await sweep();
  const { reportPath } = await run();
  assert.equal(existsSync(reportPath), true);
  const folder = join(deps.config.dataDir, 'feed-reports');
  mkdirSync(folder, { recursive: true });
  const kept = readdirSync(folder);
  const now = deps.clock().getTime();
  const keep = (file: string, days: number): void => {
    const then = new Date(now - days * 86_400_000);
    utimesSync(join(folder, file), then, then);
  };
  for (const file of kept) keep(file, 0); // written by the kernel's clock
  for (const [file, days] of [
    ['old.ndjson', 15],
    ['new.ndjson', 13],
    ['dead.ndjson.x.partial', 2],
    ['other.txt', 90],
  ] as const) {
    writeFileSync(join(folder, file), '');
    keep(file, days);
  }
  await run();
  await sql`update feed_runs set started_at = now() - interval '91 days' where outcome = 'accepted'`.execute(db);
  await sweep();
  assert.deepEqual(readdirSync(folder).sort(), [...kept, 'new.ndjson', 'other.txt'].sort());
  assert.deepEqual(await runs(), ['unchanged']);
});

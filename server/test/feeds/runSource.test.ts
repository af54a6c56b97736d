import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { runSource } from '../../src/feeds/runs/runSource.ts';
import { changeSource } from '../../src/feeds/sources/changeSource.ts';
import { pollSourcesJob } from '../../src/jobs/pollSources.ts';
import { sweepFeedRunsJob } from '../../src/jobs/sweepFeedRuns.ts';
import { jobDeps, runJob } from '../support/jobs.ts';
import { testApp } from '../support/testApp.ts';
import { livePublication, publisher, usualSlots, type Marks } from './publisher.ts';
import { publishedSlot } from './publicationFolder.ts';

const runStage = async (t: TestContext, { marks = 'etag' }: { marks?: Marks } = {}) => {
  const { deps } = await testApp(t);
  const { db, config } = deps;
  const live = await livePublication(t, usualSlots, marks);
  await changeSource(db, 'clinique', { address: live.where, mode: 'entrusted', everyMinutes: 5 });
  const unhurried = deps.openUnhurried();
  t.after(() => unhurried.close());
  const run = (more: { evenSo?: boolean } = {}) =>
    runSource(unhurried.db, 'clinique', {
      dataDir: config.dataDir,
      clock: () => new Date('2027-06-01T12:00:00Z'),
      ...more,
    });
  const runs = () => db.selectFrom('feed_runs').select(['outcome', 'sentence']).orderBy('started_at').execute();
  const free = async () =>
    (await db.selectFrom('slots').select('source_key').where('status', '=', 'free').execute()).length;
  const due = () => db.updateTable('sources').set({ next_run_at: null }).execute();
  return { ...live, deps, db, run, runs, free, due };
};

test('a run takes a publication by its registered address, and asks nothing more of one that has not changed', async (t) => {
  const { run, runs, statuses, free, state } = await runStage(t);
  assert.equal((await run()).outcome, 'accepted');
  assert.deepEqual([statuses(), await free()], [[200, 200, 200, 200], 2]);
  assert.equal((await run()).outcome, 'unchanged');
  assert.deepEqual(statuses(), [200, 304, 304, 304]);
  state.slots = [...usualSlots, publishedSlot('11:00-11:30')];
  assert.equal((await run()).outcome, 'accepted');
  assert.equal(await free(), 3);
  assert.deepEqual(
    (await runs()).map(({ outcome }) => outcome),
    ['accepted', 'unchanged', 'accepted'],
  );
});

test('a publication that has not changed is known by its dates, and without any marks by its content', async (t) => {
  for (const marks of ['date', 'none'] as const) {
    const { run, statuses, state, free } = await runStage(t, { marks });
    await run();
    statuses();
    assert.equal((await run()).outcome, 'unchanged', marks);
    assert.deepEqual(statuses(), marks === 'date' ? [200, 304, 304, 304] : [200, 200, 200, 200]);
    state.slots = usualSlots.slice(0, 1);
    assert.equal((await run()).outcome, 'accepted', marks);
    assert.equal(await free(), 1);
  }
});

test('a source that changed its mode, or whose marks are a day old, is imported again', async (t) => {
  const { run, db, free } = await runStage(t);
  await run();
  await changeSource(db, 'clinique', { mode: 'link-out' });
  await changeSource(db, 'clinique', { mode: 'entrusted' });
  assert.equal(await free(), 0);
  assert.equal((await run()).outcome, 'accepted');
  assert.equal(await free(), 2);
  await sql`update feed_files set read_at = now() - interval '25 hours'`.execute(db);
  assert.equal((await run()).outcome, 'accepted');
  assert.equal((await run()).outcome, 'unchanged');
  assert.equal((await run({ evenSo: true })).outcome, 'accepted');
});

test('a run that is refused or braked is a row with its sentence, and keeps the marks of the last import', async (t) => {
  const { run, runs, state, free } = await runStage(t);
  await run();
  state.isDown = true;
  assert.equal((await run()).outcome, 'refused');
  state.isDown = false;
  state.slots = [];
  assert.equal((await run()).outcome, 'braked');
  assert.equal((await run()).outcome, 'braked');
  assert.equal(await free(), 2);
  const [, down, braked] = await runs();
  assert.match(down?.sentence ?? '', /answers 503\. Nothing was taken\.$/);
  assert.match(braked?.sentence ?? '', /^2 of 2 open slots would be withdrawn/);
});

test('the server polls a source after its minutes, and half as often each time it fails', async (t) => {
  const { deps, db, due, runs, state, free } = await runStage(t);
  const lines: object[] = [];
  const poll = () => runJob(pollSourcesJob, jobDeps(deps, lines));
  const minutes = async () => {
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from next_run_at - now()) / 60)::integer as minutes from sources`.execute(db);
    return rows[0]?.minutes;
  };
  assert.equal(await poll(), 1);
  assert.deepEqual([await free(), await minutes(), await poll()], [2, 5, 0]);
  state.isDown = true;
  for (const pause of [10, 20, 40]) {
    await due();
    assert.equal(await poll(), 1);
    assert.equal(await minutes(), pause);
  }
  const { id } = await db.selectFrom('sources').select('id').executeTakeFirstOrThrow();
  assert.deepEqual(
    lines,
    [1, 2, 3].map((failures) => ({ source: id, outcome: 'refused', failures })),
  );
  state.isDown = false;
  await due();
  await poll();
  assert.equal(await minutes(), 5);
  assert.equal((await runs()).length, 5);
});

test('of many servers that poll at once, one imports a source', async (t) => {
  const { deps, runs, free } = await runStage(t);
  const polled = await Promise.all(
    Array.from({ length: 5 }, () => pollSourcesJob.turn(jobDeps(deps), new AbortController().signal)),
  );
  assert.deepEqual(polled.sort(), [0, 0, 0, 0, 1]);
  assert.deepEqual([(await runs()).map(({ outcome }) => outcome), await free()], [['accepted'], 2]);
});

test('a source without an interval is imported only by hand', async (t) => {
  const { deps, db } = await runStage(t);
  await changeSource(db, 'clinique', { everyMinutes: 0 });
  assert.equal(await runJob(pollSourcesJob, jobDeps(deps)), 0);
});

test('a server that stops leaves the import that it is reading, and nothing was changed', async (t) => {
  const { deps, runs, free } = await runStage(t);
  await pollSourcesJob.turn(jobDeps(deps), AbortSignal.abort());
  assert.deepEqual([await free(), (await runs())[0]?.sentence], [0, 'The server is stopping. Nothing was taken.']);
});

test('a run follows redirects within the origin, and refuses others and circles', async (t) => {
  const { deps, db } = await runStage(t);
  const live = await livePublication(t, usualSlots);
  let target = '';
  const address = await publisher(t, (request, response) => {
    const url = request.url ?? '';
    if (url === '/moved/$bulk-publish') return void response.writeHead(302, { location: target }).end();
    void fetch(live.where.replace('/feed/$bulk-publish', url)).then(async (answer) =>
      response.end(await answer.text()),
    );
  });
  await changeSource(db, 'other', { address: `${address}/moved/$bulk-publish`, mode: 'entrusted' });
  const unhurried = deps.openUnhurried();
  t.after(() => unhurried.close());
  const other = async (to: string) => {
    target = to;
    return runSource(unhurried.db, 'other', { dataDir: deps.config.dataDir, clock: deps.clock });
  };
  assert.equal((await other('/feed/$bulk-publish')).outcome, 'accepted');
  assert.match((await other('/moved/$bulk-publish')).sentence ?? '', /redirects too often\. Nothing was taken\.$/);
  for (const to of [
    'http://169.254.169.254/',
    '//elsewhere.example/x',
    `${address.replace('//', '//me@')}/feed/$bulk-publish`,
  ])
    assert.match((await other(to)).sentence ?? '', /which is not at its origin\. Nothing was taken\.$/);
});

test('reports are swept after 14 days, and what a killed import left after one', async (t) => {
  const { deps, db, run } = await runStage(t);
  await run();
  const folder = join(deps.config.dataDir, 'feed-reports');
  mkdirSync(folder, { recursive: true });
  const kept = readdirSync(folder);
  const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
  for (const [name, days] of Object.entries({
    'old.ndjson': 15,
    'new.ndjson': 13,
    'x.ndjson.partial': 2,
    'y.txt': 90,
  })) {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), daysAgo(days), daysAgo(days));
  }
  await sql`update feed_runs set started_at = now() - interval '91 days'`.execute(db);
  await sweepFeedRunsJob.turn(jobDeps(deps), new AbortController().signal);
  assert.deepEqual(readdirSync(folder).sort(), [...kept, 'new.ndjson', 'y.txt'].sort());
  assert.equal(existsSync(join(folder, 'old.ndjson')), false);
  assert.deepEqual(await db.selectFrom('feed_runs').select('id').execute(), []);
});

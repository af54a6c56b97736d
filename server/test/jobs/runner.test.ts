import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { listJobStates } from '../../src/data/operation.ts';
import type { Job } from '../../src/jobs/job.ts';
import { startJobs } from '../../src/jobs/runner.ts';
import { jobDeps } from '../support/jobs.ts';
import { eventually } from '../support/processes.ts';
import { testApp } from '../support/testApp.ts';

const start = async (t: TestContext, turn: Job['turn'], job: Partial<Job> = {}) => {
  const { deps } = await testApp(t);
  const lines: object[] = [];
  const running = startJobs([{ name: 'counting', everyMs: 3_600_000, turn, ...job }], jobDeps(deps, lines));
  t.after(running.stop);
  return { lines, running };
};

test('a job runs again while it finds work, then rests (house: jobs)', async (t) => {
  const left = [2, 1, 0];
  let turns = 0;
  const { running } = await start(t, () => {
    turns += 1;
    return Promise.resolve(left.shift() ?? 0);
  });
  await eventually(() => turns === 3, 'it rests after the turn that found nothing');
  await running.stop();
});

test('the log records a failed job by its error code, without its message (house: jobs)', async (t) => {
  const { lines, running } = await start(t, () => Promise.reject(new RangeError('Marie Tremblay, 514 555-0100')));
  await eventually(() => lines.length > 0, 'it says so');
  await running.stop();
  assert.deepEqual(lines, [{ job: 'counting', reason: 'RangeError' }]);
});

test('a job that keeps failing is said louder, and counted where every server sees it (house: jobs)', async (t) => {
  const { deps } = await testApp(t);
  const lines: { failures?: number }[] = [];
  const failing: Job = {
    name: 'counting',
    everyMs: 1,
    turn: () => Promise.reject(Object.assign(new Error('Marie'), { code: '42P01' })),
  };
  for (let starts = 1; starts <= 3; starts += 1) {
    const running = startJobs([failing], jobDeps(deps, lines));
    await eventually(async () => (await listJobStates(deps.db))[0]?.failures === starts, 'it is counted');
    await running.stop();
  }
  assert.equal(lines.filter(({ failures }) => failures === 3).length, 1);
  const [state] = await listJobStates(deps.db);
  assert.deepEqual([state?.name, state?.reason, state?.turnedAt], ['counting', '42P01', null]);

  const running = startJobs([{ ...failing, everyMs: 3_600_000, turn: () => Promise.resolve(0) }], jobDeps(deps));
  await eventually(async () => (await listJobStates(deps.db))[0]?.failures === 0, 'a good turn ends the count');
  await running.stop();
});

test('a failed job retries automatically (house: jobs)', async (t) => {
  let turns = 0;
  const { running } = await start(t, () => {
    turns += 1;
    return turns === 1 ? Promise.reject(new Error('away')) : Promise.resolve(0);
  });
  await eventually(() => turns === 2, 'another turn');
  await running.stop();
});

test('a stop lets the current turn of a job finish and starts no other (house: jobs)', async (t) => {
  const { promise: released, resolve: release } = Promise.withResolvers<number>();
  let turns = 0;
  const { running } = await start(t, () => {
    turns += 1;
    return released;
  });
  let isStopped = false;
  const stopped = running.stop().then(() => {
    isStopped = true;
  });
  assert.equal(isStopped, false);
  release(1);
  await stopped;
  assert.equal(turns, 1);
});

test('a job that the settings turn off takes no turn (house: jobs)', async (t) => {
  let turns = 0;
  const { running } = await start(t, () => Promise.resolve((turns += 1)), { isOn: ({ demo }) => demo });
  await running.stop();
  assert.equal(turns, 0);
});

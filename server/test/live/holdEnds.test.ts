// Holds: product §8 live-stream, product §8 hold-life
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { tellHoldEndsJob } from '../../src/jobs/tellHoldEnds.ts';
import { jobDeps, runJob } from '../support/jobs.ts';
import { liveStage } from '../support/liveStage.ts';
import { addClinic, addSlot } from '../support/network.ts';

test('the stream announces the end of a hold one minute before and at the end, once each, even after an extension', async (t) => {
  const { db, deps, listen, patients } = await liveStage(t);
  const clinicId = await addClinic(db);
  const spaceId = await addSlot(db, { clinicId, start: 48 });
  const [marie, luc] = await patients(2);
  assert.ok(marie && luc);
  const [stream, other] = [await listen(marie), await listen(luc)];
  const {
    body: { holdId },
  } = await marie.hold(spaceId);
  /** Time passes: the hold ends so much sooner. */
  const pass = async (seconds: number): Promise<void> => {
    await sql`update holds set expires_at = expires_at - ${seconds} * interval '1 second'`.execute(db);
    await runJob(tellHoldEndsJob, jobDeps(deps));
    await runJob(tellHoldEndsJob, jobDeps(deps));
  };
  await pass(200);
  await pass(45);
  await stream.heard('hold');
  assert.equal((await marie.hold(spaceId, { holdId })).status, 200);
  await pass(299);
  await pass(60);
  await stream.heard('hold', 3);
  assert.deepEqual(
    stream.of('hold').map(({ spaceId: of, state }) => [of === spaceId, state]),
    [
      [true, 'ending'],
      [true, 'ending'],
      [true, 'ended'],
    ],
  );
  assert.equal(other.of('hold').length, 0);
});

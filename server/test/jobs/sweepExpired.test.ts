import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { sweepExpiredJob } from '../../src/jobs/sweepExpired.ts';
import { appointmentStage } from '../support/appointments.ts';
import { signUp } from '../support/browser.ts';
import { jobDeps, runJob } from '../support/jobs.ts';
import { mailOf } from '../support/mail.ts';
import { testApp } from '../support/testApp.ts';

test('keys and sessions that ended are deleted, also of people who never come back (house: jobs)', async (t) => {
  const { app, deps } = await testApp(t);
  const sweep = () => runJob(sweepExpiredJob, jobDeps(deps));
  await signUp(app);
  await mailOf(deps).send();
  const left = async () => ({
    keys: (await deps.db.selectFrom('account_keys').select('key_hash').execute()).length,
    sessions: (await deps.db.selectFrom('sessions').select('id').execute()).length,
  });
  await sweep();
  assert.deepEqual(await left(), { keys: 1, sessions: 1 });
  await sql`update account_keys set expires_at = now() - interval '25 hours'`.execute(deps.db);
  await sql`update sessions set last_seen_at = now() - interval '31 minutes'`.execute(deps.db);
  await sweep();
  assert.deepEqual(await left(), { keys: 0, sessions: 0 });
});

test('slots of the past that nobody booked are deleted, and booked ones stay (house: jobs)', async (t) => {
  const { book, db, deps, slot } = await appointmentStage(t);
  const [booked, future] = [(await book(24)).spaceId, await slot(48)];
  for (let hour = 72; hour < 82; hour += 1) await slot(hour);
  const past = sql`starts_at = starts_at - interval '100 days', ends_at = ends_at - interval '100 days'`;
  await sql`update slots set ${past} where id <> ${future}`.execute(db);
  assert.equal(await runJob(sweepExpiredJob, jobDeps(deps)), 10);
  const rows = await db.selectFrom('slots').select('id').orderBy('id').execute();
  assert.deepEqual(
    rows.map(({ id }) => id),
    [booked, future].sort(),
  );
});

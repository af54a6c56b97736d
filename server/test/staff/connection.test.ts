// Holds: product §8 staff, product §5 slots-feed
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { v7 as newId } from 'uuid';

import type { RunOutcome } from '../../../contract/feeds.ts';
import type { StaffConnection } from '../../../contract/staffConnection.ts';
import { withSourceLock } from '../../src/feeds/sources/sources.ts';
import { busy, conflictStage, nine, ten } from '../feeds/conflictStage.ts';
import { appointmentStage } from '../support/appointments.ts';
import { staffOn, type StaffBrowser } from '../support/staff.ts';

const connectionOf = async (by: StaffBrowser, clinic: string): Promise<StaffConnection> => {
  const { status, body, raw } = await by.send('GET', `connection?clinic=${clinic}`);
  assert.equal(status, 200, raw);
  return body;
};

const fedStage = async (t: TestContext) => {
  const stage = await conflictStage(t);
  const { clinicId } = stage.appointment;
  const manager = await staffOn(stage, { name: 'Maude Aubin', clinicId, role: 'manager' });
  const { id: source_id } = await stage.db.selectFrom('sources').select('id').executeTakeFirstOrThrow();
  const ran = async (hoursAgo: number, outcome: RunOutcome | null) => {
    const started = new Date(Date.now() - hoursAgo * 3_600_000);
    await stage.db
      .insertInto('feed_runs')
      .values({ id: newId(), source_id, started_at: started, ended_at: outcome && started, outcome, sentence: null })
      .execute();
  };
  return { ...stage, clinicId, manager, ran, connection: () => connectionOf(manager, clinicId) };
};

test('a manager sees who publishes the slots of their clinic, who books them, and the last five readings, the newest first', async (t) => {
  const { connection, db, ran } = await fedStage(t);
  await db.updateTable('sources').set({ name: 'Agenda du Plateau', every_minutes: 15 }).execute();
  for (const [at, outcome] of (['accepted', 'failed', 'unchanged', 'braked', 'refused', null] as const).entries())
    await ran(6 - at, outcome);
  const { source } = await connection();
  assert.deepEqual([source?.name, source?.mode, source?.everyMinutes], ['Agenda du Plateau', 'entrusted', 15]);
  assert.deepEqual(
    source?.runs.map(({ outcome }) => outcome),
    ['failed', 'refused', 'braked', 'unchanged', 'failed'],
  );
});

test('a reading without an end is told as running while it does, and as failed once it was killed', async (t) => {
  const { connection, db, ran } = await fedStage(t);
  await ran(0, null);
  const { key } = await db.selectFrom('sources').select('key').executeTakeFirstOrThrow();
  const newest = async () => (await connection()).source?.runs[0]?.outcome;
  const during = await db.connection().execute((locked) => withSourceLock(locked, key, newest));
  assert.deepEqual([during, await newest()], [null, 'failed']);
});

test('a manager sees which appointments their clinic publishes otherwise, without whose they are, until each is settled', async (t) => {
  const { appointment, cancel, connection, run } = await fedStage(t);
  assert.deepEqual((await connection()).conflicts, []);
  await run({ slots: [busy(nine), ten] });
  const { conflicts } = await connection();
  const [only] = conflicts;
  assert.deepEqual(
    conflicts.map(({ published, startsAt }) => [published, startsAt]),
    [['busy', appointment.start]],
  );
  assert.deepEqual(Object.keys(only ?? {}).sort(), ['conflictId', 'published', 'startsAt']);
  await cancel();
  assert.deepEqual((await connection()).conflicts, []);
});

test('a manager sees who works at their clinic, in which role, and whose access is suspended', async (t) => {
  const stage = await appointmentStage(t);
  const { clinicId, db } = stage;
  const manager = await staffOn(stage, { name: 'Maude Aubin', clinicId, role: 'manager' });
  const nadia = await staffOn(stage, { name: 'Nadia Roy', clinicId });
  await staffOn(stage, { name: 'Zoé d’ailleurs' });
  await db.updateTable('staff').set({ state: 'suspended' }).where('id', '=', nadia.staffId).execute();
  const { source, staff } = await connectionOf(manager, clinicId);
  assert.equal(source, null, 'nothing publishes this clinic');
  assert.deepEqual(
    staff.map(({ name, role, isActive }) => [name, role, isActive]),
    [
      ['Maude Aubin', 'manager', true],
      ['Nadia Roy', 'reception', false],
    ],
  );
});

// Holds: product §8 demo-visits
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { demoSource } from '../../src/data/demoNetwork.ts';
import { settleDemoAppointmentsJob } from '../../src/jobs/settleDemoAppointments.ts';
import { jobDeps, runJob } from '../support/jobs.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addPatient } from '../support/people.ts';
import { testApp } from '../support/testApp.ts';

/** Always the same ids: which appointments are missed is decided by them. */
const idOf = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

/** Appointments of one patient at a clinic of the demo network; the latest ended an hour ago unless told otherwise. */
const pastStage = async (t: TestContext, source: string = demoSource) => {
  const { deps } = await testApp(t);
  const { db } = deps;
  const [clinicId, patientId] = [await addClinic(db, { source }), await addPatient(db)];
  const past = async (
    count: number,
    { hoursAgo = 1, status = 'booked' }: { hoursAgo?: number; status?: 'booked' | 'checked-in' } = {},
  ): Promise<void> => {
    for (let at = 0; at < count; at += 1) {
      const ends_at = new Date(Date.now() - (hoursAgo + at) * 3_600_000);
      const starts_at = new Date(ends_at.getTime() - 1_200_000);
      const slot_id = await addSlot(db, { clinicId, start: starts_at.toISOString(), status: 'busy' });
      await db
        .insertInto('appointments')
        .values({
          id: idOf(at),
          clinic_id: clinicId,
          slot_id,
          patient_id: patientId,
          reference: idOf(at).slice(-10),
          reason_sealed: Buffer.of(1),
          per_name: 'x',
          starts_at,
          ends_at,
          cancel_until: starts_at,
          status,
        })
        .execute();
    }
  };
  const run = () => runJob(settleDemoAppointmentsJob, jobDeps(deps));
  const statuses = async () =>
    (await db.selectFrom('appointments').select('status').execute()).map(({ status }) => status);
  return { db, deps, past, run, statuses };
};

test('the job settles past demo appointments as fulfilled, about one in ten as missed, each once', async (t) => {
  const { db, past, run, statuses } = await pastStage(t);
  await past(60);
  assert.equal(await run(), 60);
  const missed = (await statuses()).filter((status) => status === 'noshow').length;
  assert.ok(missed >= 2 && missed <= 12, `${missed} of 60`);
  assert.deepEqual(new Set(await statuses()), new Set(['fulfilled', 'noshow']));
  assert.equal(await run(), 0);
  const trail = await db.selectFrom('audit_events').select('action').where('capacity', '=', 'system').execute();
  assert.equal(trail.filter(({ action }) => action === 'reservation.missed').length, missed);
  assert.equal(trail.length, 60);
});

test('several simultaneous processes settle each demo appointment once', async (t) => {
  const { db, past, run } = await pastStage(t);
  await past(20);
  const done = await Promise.all([run(), run(), run()]);
  assert.equal(
    done.reduce((all, each) => all + each, 0),
    20,
  );
  assert.equal(
    (await db.selectFrom('audit_events').select('id').where('capacity', '=', 'system').execute()).length,
    20,
  );
});

test('the job never marks a demo appointment as missed after the patient checked in', async (t) => {
  const { past, run, statuses } = await pastStage(t);
  await past(30, { status: 'checked-in' });
  await run();
  assert.deepEqual(new Set(await statuses()), new Set(['fulfilled']));
});

test('the job leaves appointments that are not over, and those of real clinics, unchanged', async (t) => {
  const demo = await pastStage(t);
  await demo.past(2, { hoursAgo: -3 });
  assert.equal(await demo.run(), 0);
  const real = await pastStage(t, 'hospital');
  await real.past(3);
  assert.equal(await real.run(), 0);
  assert.deepEqual(new Set(await real.statuses()), new Set(['booked']));
});

test('the job that settles demo appointments runs only where the demo network does', async (t) => {
  const { deps } = await testApp(t);
  assert.deepEqual(
    [true, false].map((demo) => settleDemoAppointmentsJob.isOn?.({ ...deps.config, demo })),
    [true, false],
  );
});

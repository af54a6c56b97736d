// Holds: product §4 confirm-attendance
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { clinicOn } from '../support/clinic.ts';
import { addSlot } from '../support/network.ts';
import { reminderStage } from '../support/reminders.ts';

const booked = async (t: TestContext, start: string) => {
  const stage = await reminderStage(t);
  await stage.at('2026-11-10T15:00:00Z');
  const me = await stage.person();
  const appointment = await stage.book(me, start);
  const attendanceFrom = async () => (await me.history()).body.upcoming[0]?.attendanceFrom;
  return { ...stage, ...appointment, me, attendanceFrom };
};

test('attendance is asked from the first reminder of the time that an appointment has now', async (t) => {
  const { attendanceFrom, clinicId, db, me, reservationId, runJobs } = await booked(t, '2026-11-20T14:30:00Z');
  assert.equal(await attendanceFrom(), '2026-11-17T08:00:00-05:00');
  const later = await addSlot(db, { clinicId, start: '2026-11-27T14:30:00Z' });
  const { status, body } = await me.reschedule(reservationId, later);
  assert.deepEqual([status, body.attendanceFrom], [200, undefined]);
  await runJobs();
  assert.equal(await attendanceFrom(), '2026-11-24T08:00:00-05:00');
});

test('attendance in an appointment of tomorrow, which has no reminder, is asked only once the clinic sends one', async (t) => {
  const { at, attendanceFrom, deps, reference, runJobs } = await booked(t, '2026-11-11T14:30:00Z');
  await runJobs();
  assert.equal(await attendanceFrom(), undefined);
  await at('2026-11-10T16:00:00Z');
  await clinicOn(deps).type('remind', reference);
  assert.match((await attendanceFrom()) ?? '', /^2026-11-10T11:00/);
});

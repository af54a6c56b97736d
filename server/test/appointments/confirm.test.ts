// Holds: product §4 confirm-attendance
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { appointmentStage } from '../support/appointments.ts';

test('whoever confirms a visit finds it confirmed, with the time on the clinic’s clock', async (t) => {
  const { me, book } = await appointmentStage(t);
  const appointment = await book('2030-01-07T14:00:00Z');
  const { status, body } = await me.confirm(appointment.reservationId);
  const { confirmedAt = '', ...rest } = body;
  assert.deepEqual([status, rest], [200, appointment]);
  assert.ok(Math.abs(Date.parse(confirmedAt) - Date.now()) < 60_000);
  assert.deepEqual((await me.history()).body.upcoming, [body]);
});

test('confirming twice is once: the same answer, one line in the trail, no message', async (t) => {
  const { db, me, book } = await appointmentStage(t);
  const { reservationId } = await book(24);
  const first = await me.confirm(reservationId);
  assert.equal((await me.confirm(reservationId)).raw, first.raw);
  const trail = await db
    .selectFrom('audit_events')
    .select('action')
    .where('entity_id', '=', reservationId)
    .orderBy('id')
    .execute();
  assert.deepEqual(
    trail.map(({ action }) => action),
    ['reservation.booked', 'reservation.confirmed'],
  );
  assert.equal((await db.selectFrom('messages').selectAll().execute()).length, 1);
});

test('confirming a visit that the clinic moved accepts the new time', async (t) => {
  const { db, me, book } = await appointmentStage(t);
  const { reservationId } = await book(24);
  await me.confirm(reservationId);
  await db
    .updateTable('appointments')
    .set({ moved_from: new Date('2030-01-07T14:00:00Z') })
    .execute();
  assert.equal((await me.history()).body.upcoming[0]?.movedFrom, '2030-01-07T09:00:00-05:00');
  const { status, body } = await me.confirm(reservationId);
  assert.deepEqual([status, body.movedFrom, typeof body.confirmedAt], [200, undefined, 'string']);
});

test('a cancelled visit is not confirmed', async (t) => {
  const { me, clinicId, book } = await appointmentStage(t);
  const { reservationId } = await book(24);
  await me.cancel({ clinicId, reservationId });
  const { status, refusal } = await me.confirm(reservationId);
  assert.deepEqual(
    [status, refusal.message, refusal.reservation?.status],
    [409, 'appointment.alreadyCancelled', 'cancelled'],
  );
});

test('a visit that has begun or was missed is not confirmed any more; one that was kept stands', async (t) => {
  const { db, me, book } = await appointmentStage(t);
  const { reservationId } = await book(24);
  await db
    .updateTable('appointments')
    .set({ starts_at: new Date(Date.now() - 1_000) })
    .execute();
  const begun = await me.confirm(reservationId);
  assert.deepEqual([begun.status, begun.refusal.message], [422, 'appointment.spaceInPast']);
  await db.updateTable('appointments').set({ status: 'noshow' }).execute();
  assert.equal((await me.confirm(reservationId)).status, 422);
  const kept = await book(30);
  await db.updateTable('appointments').set({ status: 'fulfilled' }).where('id', '=', kept.reservationId).execute();
  assert.equal((await me.confirm(kept.reservationId)).body.status, 'fulfilled');
});

test('a visit that is another’s or nobody’s is not found', async (t) => {
  const { other, book } = await appointmentStage(t);
  const { reservationId } = await book(24);
  for (const id of [reservationId, randomUUID()])
    assert.deepEqual((await other.confirm(id)).raw, '{"message":"errors.notFound"}');
});

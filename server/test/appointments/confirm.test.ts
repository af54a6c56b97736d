// Holds: product §4 confirm-attendance
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import type { Transaction } from 'kysely';

import { lockPatient } from '../../src/data/bookingLocks.ts';
import type { Tables } from '../../src/data/tables.ts';
import { appointmentStage } from '../support/appointments.ts';
import { askedBeforeCommit } from '../support/overtaken.ts';
import { yearAhead } from '../support/years.ts';

test('a confirmed appointment appears as confirmed, with the time on the clinic’s clock', async (t) => {
  const { me, book } = await appointmentStage(t);
  const appointment = await book(`${yearAhead}-01-07T14:00:00Z`);
  const { status, body } = await me.confirm(appointment.reservationId);
  const { confirmedAt = '', ...rest } = body;
  assert.deepEqual([status, rest], [200, appointment]);
  assert.ok(Math.abs(Date.parse(confirmedAt) - Date.now()) < 60_000);
  assert.deepEqual((await me.history()).body.upcoming, [body]);
});

test('confirming twice has one effect: the same answer, one line in the audit trail, no message', async (t) => {
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

test('confirming an appointment that the clinic moved accepts the new time', async (t) => {
  const { db, me, book } = await appointmentStage(t);
  const { reservationId } = await book(24);
  await me.confirm(reservationId);
  await db
    .updateTable('appointments')
    .set({ moved_from: new Date(`${yearAhead}-01-07T14:00:00Z`) })
    .execute();
  assert.equal((await me.history()).body.upcoming[0]?.movedFrom, `${yearAhead}-01-07T09:00:00-05:00`);
  const { status, body } = await me.confirm(reservationId);
  assert.deepEqual([status, body.movedFrom, typeof body.confirmedAt], [200, undefined, 'string']);
});

test('the server does not confirm a cancelled appointment', async (t) => {
  const { me, clinicId, book } = await appointmentStage(t);
  const { reservationId } = await book(24);
  await me.cancel({ clinicId, reservationId });
  const { status, refusal } = await me.confirm(reservationId);
  assert.deepEqual(
    [status, refusal.message, refusal.reservation?.status],
    [409, 'appointment.alreadyCancelled', 'cancelled'],
  );
});

test('the server does not confirm an appointment that has begun or was missed, and leaves a kept one unchanged', async (t) => {
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

test('confirming an appointment of another person, or a nonexistent one, returns not found', async (t) => {
  const { other, book } = await appointmentStage(t);
  const { reservationId } = await book(24);
  for (const id of [reservationId, randomUUID()])
    assert.deepEqual((await other.confirm(id)).raw, '{"message":"errors.notFound"}');
});

test('confirming an appointment that is erased meanwhile returns not found', async (t) => {
  const { db, me, book } = await appointmentStage(t);
  const { reservationId } = await book(24);
  const erase = async (transaction: Transaction<Tables>) => {
    await lockPatient(transaction, me.patientId);
    await transaction.deleteFrom('appointments').where('id', '=', reservationId).execute();
  };
  const { raw } = await askedBeforeCommit(db, erase, () => me.confirm(reservationId));
  assert.equal(raw, '{"message":"errors.notFound"}');
});

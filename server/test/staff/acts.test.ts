// Holds: product §8 staff
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { free } from '../support/appointments.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { actStage } from '../support/staffActs.ts';

test('a receptionist marks that a patient came and was seen; repeating it changes nothing', async (t) => {
  const { act, begun, clinicId, me, statusOf, trail } = await actStage(t);
  const reservationId = await begun();
  for (const [word, status] of [
    ['arrived', 'checked-in'],
    ['arrived', 'checked-in'],
    ['done', 'fulfilled'],
    ['done', 'fulfilled'],
  ] as const) {
    assert.equal((await act(reservationId, word)).status, 204);
    assert.equal(await statusOf(reservationId), status);
  }
  const nadia = { actor_role: 'reception', actor_clinic_id: clinicId };
  const about = { ...nadia, patient_id: me.patientId, entity_id: reservationId };
  assert.deepEqual(await trail(), [
    { action: 'reservation.arrived', ...about },
    { action: 'reservation.kept', ...about },
  ]);
});

test('a patient who did not come is marked as such, once the time has begun, and not as come afterwards', async (t) => {
  const { act, begun, book, statusOf } = await actStage(t);
  const { reservationId: ahead } = await book(24 * 30);
  for (const word of ['arrived', 'done', 'missed']) {
    const { status, refusal } = await act(ahead, word);
    assert.deepEqual([status, refusal.message], [422, 'staff.tooEarly'], word);
  }
  assert.equal(await statusOf(ahead), 'booked');
  const reservationId = await begun();
  assert.equal((await act(reservationId, 'missed')).status, 204);
  assert.equal(await statusOf(reservationId), 'noshow');
  const { status, refusal } = await act(reservationId, 'arrived');
  assert.deepEqual([status, refusal.message], [409, 'staff.settled']);
});

test('two receptionists who mark one appointment at the same moment leave one line', async (t) => {
  const { act, begun, trail } = await actStage(t);
  const reservationId = await begun();
  const answers = await Promise.all(Array.from({ length: 6 }, () => act(reservationId, 'arrived')));
  assert.deepEqual(
    answers.map(({ status }) => status),
    answers.map(() => 204),
  );
  assert.equal((await trail()).length, 1);
});

test('staff cancel as the command does: the patient is told, and the slot is offered again or not', async (t) => {
  const { book, cancel, db, deps, me, stored, trail } = await actStage(t);
  const [one, two] = [await book(24), await book(26)];
  assert.equal((await cancel(one.reservationId, false)).status, 204);
  assert.equal((await cancel(two.reservationId, true)).status, 204);
  assert.equal((await cancel(two.reservationId, false)).status, 204, 'again');
  assert.deepEqual([(await stored(one.spaceId)).status, await stored(two.spaceId)], ['busy-unavailable', free]);
  const { past } = (await me.history()).body;
  assert.deepEqual(
    past.map(({ cancelledBy }) => cancelledBy),
    ['clinic', 'clinic'],
  );
  const messages = await db.selectFrom('messages').selectAll().where('sender', '=', 'clinic').execute();
  assert.equal(messages.length, 2);
  assert.match(deps.vault.open(messages[0]?.body_sealed ?? Buffer.alloc(0), 'messages.body'), /418\u00A0555-0123/);
  assert.deepEqual(
    (await trail()).map(({ action }) => action),
    ['reservation.cancelled', 'reservation.cancelled'],
  );
});

test('an appointment that its patient moved is neither marked nor cancelled by who saw it at its old time', async (t) => {
  const { act, book, cancel, me, slot, statusOf } = await actStage(t);
  const { reservationId, start } = await book(24);
  assert.equal((await me.reschedule(reservationId, await slot(26))).status, 200);
  for (const { status, refusal } of [
    await cancel(reservationId, true, start),
    await act(reservationId, 'arrived', start),
    await act(reservationId, 'missed', start),
  ])
    assert.deepEqual([status, refusal.message], [409, 'staff.changedMeanwhile']);
  assert.equal(await statusOf(reservationId), 'booked');
});

test('of a patient who moves an appointment and a receptionist who cancels it at once, one is refused', async (t) => {
  const { book, cancel, clinicId, me, slot, statusOf } = await actStage(t);
  for (let round = 0; round < 8; round += 1) {
    const { reservationId, start } = await book(24 + round * 10);
    const other = await slot(24 + round * 10 + 5);
    const [moved, cancelled] = await Promise.all([
      me.reschedule(reservationId, other),
      cancel(reservationId, true, start),
    ]);
    assert.deepEqual([moved.status, cancelled.status].sort(), moved.status === 200 ? [200, 409] : [204, 409]);
    assert.equal(await statusOf(reservationId), moved.status === 200 ? 'booked' : 'cancelled');
    await me.cancel({ clinicId, reservationId });
  }
});

test('what the patient cancelled, and what has begun, is not cancelled', async (t) => {
  const { act, begun, book, cancel, clinicId, me } = await actStage(t);
  const { reservationId } = await book(24);
  await me.cancel({ clinicId, reservationId });
  for (const { status, refusal } of [await cancel(reservationId, true), await act(reservationId, 'arrived')])
    assert.deepEqual([status, refusal.message], [409, 'staff.cancelled']);
  const late = await cancel(await begun(), true);
  assert.deepEqual([late.status, late.refusal.message], [422, 'staff.tooLateToCancel']);
});

test('an appointment of another clinic is like one that does not exist, and stays as it is', async (t) => {
  const { act, cancel, db, me, statusOf } = await actStage(t);
  const foreign = await addSlot(db, { clinicId: await addClinic(db), start: 24 });
  const { reservationId } = (await me.reserve(foreign)).body;
  const before = await db.selectFrom('audit_events').select('id').execute();
  for (const ask of [(id: string) => act(id, 'arrived'), (id: string) => cancel(id, true)]) {
    const [theirs, none] = [await ask(reservationId), await ask(randomUUID())];
    assert.deepEqual(theirs, none);
    assert.equal(theirs.status, 404);
  }
  assert.equal(await statusOf(reservationId), 'booked');
  assert.deepEqual(await db.selectFrom('audit_events').select('id').execute(), before);
});

test('somebody who no longer works at the clinic marks nothing there', async (t) => {
  const { act, begun, db, nadia, statusOf } = await actStage(t);
  const reservationId = await begun();
  await db.deleteFrom('staff_clinics').where('staff_id', '=', nadia.staffId).execute();
  assert.equal((await act(reservationId, 'arrived')).status, 404);
  assert.equal(await statusOf(reservationId), 'booked');
});

// Holds: product §4 reschedule
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { addClinic } from '../support/network.ts';
import { free, taken, appointmentStage } from '../support/appointments.ts';
import { storedMessages } from '../support/messages.ts';
import { yearAhead } from '../support/years.ts';

test('a moved appointment has its new slot and keeps its reference, and the old slot is free for others at once', async (t) => {
  const { db, me, other, slot, book, stored } = await appointmentStage(t);
  await db.updateTable('patients').set({ phone: '514 555-0199' }).where('id', '=', me.patientId).execute();
  const appointment = await book(`${yearAhead}-01-07T14:00:00Z`);
  const wanted = await slot(`${yearAhead}-01-09T19:30:00Z`, { minutes: 30, mode: 'phone' });
  const { status, body } = await me.reschedule(appointment.reservationId, wanted);
  assert.deepEqual(
    [status, body],
    [
      200,
      {
        ...appointment,
        spaceId: wanted,
        start: `${yearAhead}-01-09T14:30:00-05:00`,
        durationMinutes: 30,
        mode: 'phone',
        contactPhone: '514 555-0199',
        cancelUntil: `${yearAhead}-01-09T12:30:00-05:00`,
      },
    ],
  );
  assert.deepEqual([await stored(appointment.spaceId), await stored(wanted)], [free, taken]);
  assert.equal((await other.reserve(appointment.spaceId)).status, 201);
});

test('the history shows a moved appointment once, at its current slot', async (t) => {
  const { me, slot, book } = await appointmentStage(t);
  const { reservationId } = await book(24);
  const { body } = await me.reschedule(reservationId, await slot(48));
  assert.deepEqual((await me.history()).body, { upcoming: [body], past: [] });
});

test('moving increases the version of the appointment by one and asks for attendance again', async (t) => {
  const { db, me, slot, book } = await appointmentStage(t);
  const { reservationId } = await book(24);
  await me.confirm(reservationId);
  const { body } = await me.reschedule(reservationId, await slot(48));
  assert.equal(body.confirmedAt, undefined);
  const row = await db.selectFrom('appointments').select(['version', 'confirmed_at']).executeTakeFirstOrThrow();
  assert.deepEqual(row, { version: 1, confirmed_at: null });
});

test('moving ends the person’s own hold of the new slot, whether the hold is live or expired', async (t) => {
  const { db, me, slot, book, stored } = await appointmentStage(t);
  const { reservationId } = await book(24);
  for (const runsOut of [false, true]) {
    const wanted = await slot(runsOut ? 48 : 72);
    await me.hold(wanted);
    if (runsOut)
      await db
        .updateTable('holds')
        .set({ expires_at: new Date(0) })
        .execute();
    assert.equal((await me.reschedule(reservationId, wanted)).status, 200);
    assert.deepEqual(await stored(wanted), taken);
  }
});

test('a move to a slot that is taken, held or offered leaves the appointment unchanged and returns the free slots nearby', async (t) => {
  const { me, other, db, slot, book, stored } = await appointmentStage(t);
  const appointment = await book(`${yearAhead}-01-07T14:00:00Z`);
  const [booked, held] = [await slot(`${yearAhead}-01-08T14:00:00Z`), await slot(`${yearAhead}-01-08T15:00:00Z`)];
  const near = await slot(`${yearAhead}-01-08T16:00:00Z`);
  await other.reserve(booked);
  await other.hold(held);
  const before = await db.selectFrom('appointments').selectAll().where('id', '=', appointment.reservationId).execute();
  for (const wanted of [booked, held]) {
    const { status, refusal } = await me.reschedule(appointment.reservationId, wanted);
    assert.deepEqual(
      [status, refusal.message, refusal.spaces?.map(({ spaceId }) => spaceId)],
      [409, 'appointment.spaceTaken', [near]],
    );
  }
  assert.deepEqual(
    await db.selectFrom('appointments').selectAll().where('id', '=', appointment.reservationId).execute(),
    before,
  );
  assert.deepEqual(await stored(appointment.spaceId), taken);
});

test('the server refuses to move an appointment to a slot that was withdrawn, is over or left the network', async (t) => {
  const { db, me, slot, book, stored } = await appointmentStage(t);
  const appointment = await book(24);
  const refused = async (spaceId: string) => {
    const { status, refusal } = await me.reschedule(appointment.reservationId, spaceId);
    return `${status} ${refusal.message}`;
  };
  assert.equal(await refused(await slot(48, { status: 'busy-unavailable' })), '409 appointment.spaceTaken');
  assert.equal(await refused(await slot(-1)), '422 appointment.spaceInPast');
  assert.equal(
    await refused(await slot(48, { clinicId: await addClinic(db, { active: false }) })),
    '404 errors.notFound',
  );
  assert.deepEqual(await stored(appointment.spaceId), taken);
});

test('moving an appointment to its current slot succeeds and changes nothing, even after the limit', async (t) => {
  const { db, me, book, letLimitPass } = await appointmentStage(t);
  const appointment = await book(24);
  const rows = () => db.selectFrom('appointments').selectAll().execute();
  const before = await rows();
  const { status, body } = await me.reschedule(appointment.reservationId, appointment.spaceId);
  assert.deepEqual([status, body], [200, appointment]);
  assert.deepEqual(await rows(), before);
  await letLimitPass(appointment.reservationId);
  assert.equal((await me.reschedule(appointment.reservationId, appointment.spaceId)).status, 200);
});

test('a repeated move request moves once and returns the same answer, with and without an idempotency key', async (t) => {
  const { db, deps, me, slot, book } = await appointmentStage(t);
  const { reservationId } = await book(24);
  const [one, two] = [await slot(48), await slot(72)];
  for (const [spaceId, headers] of [
    [one, {}],
    [two, { 'idempotency-key': 'k1' }],
  ] as const) {
    const first = await me.reschedule(reservationId, spaceId, headers);
    const again = await me.reschedule(reservationId, spaceId, headers);
    assert.deepEqual([again.status, again.raw], [200, first.raw]);
  }
  const late = await me.reschedule(reservationId, two, { 'idempotency-key': 'k1' });
  assert.equal(late.status, 200);
  const { version } = await db.selectFrom('appointments').select('version').executeTakeFirstOrThrow();
  const told = (await storedMessages(deps)).filter(({ subject }) => subject === 'Votre rendez-vous est déplacé');
  assert.deepEqual([version, told.length], [2, 2]);
});

test('a move request repeated with its idempotency key after a later move does not move the appointment back', async (t) => {
  const { me, slot, book, stored } = await appointmentStage(t);
  const { reservationId } = await book(24);
  const [one, two] = [await slot(48), await slot(72)];
  const first = await me.reschedule(reservationId, one, { 'idempotency-key': 'k1' });
  await me.reschedule(reservationId, two);
  assert.equal((await me.reschedule(reservationId, one, { 'idempotency-key': 'k1' })).raw, first.raw);
  assert.deepEqual([await stored(one), await stored(two)], [free, taken]);
});

test('a person may reserve a slot again after moving away from it', async (t) => {
  const { me, slot, book } = await appointmentStage(t);
  const appointment = await book(24);
  const moved = await me.reschedule(appointment.reservationId, await slot(48));
  const { status, body } = await me.reserve(appointment.spaceId);
  assert.equal(status, 201);
  assert.notEqual(body.reference, moved.body.reference);
});

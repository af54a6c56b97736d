// Holds: product §4 reschedule, product §4 no-overlap, product §4 upcoming-limit, product §4 cancel-limit
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { addLink, addPatient } from '../support/people.ts';
import { taken, appointmentStage } from '../support/appointments.ts';
import { yearAhead } from '../support/years.ts';

test('after the clinic’s limit the server refuses to move an appointment and returns the clinic’s phone number', async (t) => {
  const { me, slot: row, book, letLimitPass, stored } = await appointmentStage(t);
  const appointment = await book(24);
  await letLimitPass(appointment.reservationId);
  const { status, refusal } = await me.reschedule(appointment.reservationId, await row(48));
  assert.deepEqual([status, refusal], [422, { message: 'appointment.notMovable', clinicPhone: '418 555-0123' }]);
  assert.deepEqual(await stored(appointment.spaceId), taken);
});

test('the server refuses to move an appointment that has begun, was fulfilled or was missed', async (t) => {
  const { db, me, slot: row, book } = await appointmentStage(t);
  for (const [at, status] of (['checked-in', 'fulfilled', 'noshow'] as const).entries()) {
    const { reservationId } = await book(24 + at);
    await db.updateTable('appointments').set({ status }).where('id', '=', reservationId).execute();
    const answer = await me.reschedule(reservationId, await row(48));
    assert.deepEqual([answer.status, answer.refusal.message], [422, 'appointment.notMovable'], status);
  }
});

test('an outdated screen never rebooks an appointment that the patient or the clinic cancelled, even at its own slot', async (t) => {
  const { db, me, clinicId, slot: row, book } = await appointmentStage(t);
  for (const by of ['patient', 'clinic'] as const) {
    const appointment = await book(24);
    await me.cancel({ clinicId, reservationId: appointment.reservationId });
    await db.updateTable('appointments').set({ cancelled_by: by }).execute();
    for (const spaceId of [await row(48), appointment.spaceId]) {
      const { status, refusal } = await me.reschedule(appointment.reservationId, spaceId);
      assert.deepEqual(
        [status, refusal.message, refusal.reservation?.cancelledBy],
        [409, 'appointment.alreadyCancelled', by],
      );
    }
  }
  assert.deepEqual(await db.selectFrom('slots').select('id').where('status', '<>', 'free').execute(), []);
});

test('an appointment may move to a time that overlaps itself, but not another appointment of the person', async (t) => {
  const { me, slot: row, book } = await appointmentStage(t);
  const appointment = await book(`${yearAhead}-01-07T14:00:00Z`);
  const inTheWay = await book(`${yearAhead}-01-07T16:00:00Z`);
  assert.equal((await me.reschedule(appointment.reservationId, await row(`${yearAhead}-01-07T14:10:00Z`))).status, 200);
  const { status, refusal } = await me.reschedule(appointment.reservationId, await row(`${yearAhead}-01-07T16:10:00Z`));
  assert.deepEqual(
    [status, refusal.message, refusal.fields],
    [409, 'appointment.overlap', { space: 'appointment.overlap' }],
  );
  assert.deepEqual(refusal.reservation, inTheWay);
  const onto = await me.reschedule(appointment.reservationId, inTheWay.spaceId);
  assert.deepEqual(
    [onto.status, onto.refusal.message, onto.refusal.reservation],
    [409, 'appointment.overlap', inTheWay],
  );
});

test('the limit of three upcoming appointments does not count the one being moved', async (t) => {
  const { me, slot: row, book } = await appointmentStage(t);
  const [appointment] = [await book(24), await book(26), await book(28)];
  assert.equal((await me.reschedule(appointment.reservationId, await row(48))).status, 200);
  assert.equal((await me.reserve(await row(50))).status, 422);
});

test('the server gives the same not-found answer for an unknown appointment, another person’s and a pending person’s', async (t) => {
  const { me, other, slot: row, book, stored } = await appointmentStage(t);
  const appointment = await book(24);
  const spaceId = await row(48);
  for (const reservationId of [appointment.reservationId, randomUUID()]) {
    const { status, raw } = await other.reschedule(reservationId, spaceId);
    assert.deepEqual([status, raw], [404, '{"message":"errors.notFound"}']);
  }
  assert.equal((await me.reschedule(appointment.reservationId, randomUUID())).status, 404);
  assert.deepEqual(await stored(appointment.spaceId), taken);
});

test('a delegate moves the person’s appointment, unless the link is locked', async (t) => {
  const { db, me, slot: row } = await appointmentStage(t);
  const patientId = await addPatient(db);
  await addLink(db, { account_id: me.accountId, patient_id: patientId });
  const { reservationId } = (await me.reserve(await row(24), { dependent: { patientId } })).body;
  assert.equal((await me.reschedule(reservationId, await row(48))).body.patient.patientId, patientId);
  await db.updateTable('dependents').set({ locked_at: new Date() }).execute();
  const { status, refusal } = await me.reschedule(reservationId, await row(72));
  assert.deepEqual([status, refusal.message], [403, 'dependents.noAccess']);
});

test('the reschedule body must name one appointment and one slot, by its id or inside a space object', async (t) => {
  const { me, slot: row, book } = await appointmentStage(t);
  const { reservationId } = await book(24);
  const slot = await row(48);
  const post = async (body: object) => (await me.send('POST', 'appointment/reschedule', body)).status;
  assert.equal(await post({ reservationId, space: slot }), 200);
  for (const body of [
    {},
    { reservationId },
    { space: slot },
    { reservationId, space: {} },
    { reservationId, space: slot, dependent: null },
    { reservationId: 1, space: slot },
  ]) {
    assert.equal(await post(body), 400, JSON.stringify(body));
  }
});

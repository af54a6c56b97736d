// Holds: spec §7 cancel, product §4 cancel-call, product §4 cancel-limit, product §4 acting-gets
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import { bookingStage } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';

const cancelStage = async (t: TestContext) => {
  const stage = await bookingStage(t);
  const clinicId = await addClinic(stage.db, { phone: '418 555-0123' });
  const [me, other] = [await stage.patient(), await stage.patient()];
  const slot = (start: string | number) => addSlot(stage.db, { clinicId, start });
  const book = async (start: string | number) => (await me.reserve(await slot(start))).body;
  /** Moves the end of the time to cancel into the past, as waiting would. */
  const letLimitPass = async (reservationId: string) => {
    await stage.db
      .updateTable('appointments')
      .set({ cancel_until: new Date(Date.now() - 1) })
      .where('id', '=', reservationId)
      .execute();
  };
  return { ...stage, clinicId, me, other, slot, book, letLimitPass };
};

test('a cancelled appointment shows its status, and its slot is free for others at once', async (t) => {
  const { me, other, clinicId, book } = await cancelStage(t);
  const appointment = await book(24);
  const { status, body } = await me.cancel({ clinicId, reservationId: appointment.reservationId });
  assert.deepEqual([status, body], [200, { ...appointment, status: 'cancelled', cancelledBy: 'patient' }]);
  assert.deepEqual(
    (await other.search()).body.spaces.map(({ spaceId }) => spaceId),
    [appointment.spaceId],
  );
  assert.equal((await other.reserve(appointment.spaceId)).status, 201);
});

test('cancelling the same appointment again returns the same answer, byte for byte, even after the limit', async (t) => {
  const { me, clinicId, book, letLimitPass } = await cancelStage(t);
  const { reservationId } = await book(24);
  const first = await me.cancel({ clinicId, reservationId });
  const again = await me.cancel({ clinicId, reservationId });
  assert.deepEqual([again.status, again.raw], [200, first.raw]);
  await letLimitPass(reservationId);
  assert.equal((await me.cancel({ clinicId, reservationId })).status, 200);
});

test('a person who cancelled may book the same slot again, with a new reference', async (t) => {
  const { me, clinicId, book } = await cancelStage(t);
  const first = await book(24);
  await me.cancel({ clinicId, reservationId: first.reservationId });
  const second = await me.reserve(first.spaceId);
  assert.equal(second.status, 201);
  assert.notEqual(second.body.reference, first.reference);
});

test('after the limit, the server refuses a cancellation and gives the clinic’s phone number', async (t) => {
  const { db, me, clinicId, book, letLimitPass } = await cancelStage(t);
  const { reservationId } = await book(24);
  await letLimitPass(reservationId);
  const { status, refusal } = await me.cancel({ clinicId, reservationId });
  assert.deepEqual([status, refusal], [422, { message: 'appointment.tooLateToCancel', clinicPhone: '418 555-0123' }]);
  const { status: kept } = await db.selectFrom('appointments').select('status').executeTakeFirstOrThrow();
  assert.equal(kept, 'booked');
});

test('a patient cannot cancel an appointment that began, was kept or was missed', async (t) => {
  const { db, me, clinicId, book } = await cancelStage(t);
  for (const [at, status] of (['checked-in', 'fulfilled', 'noshow'] as const).entries()) {
    const { reservationId } = await book(24 + at);
    await db.updateTable('appointments').set({ status }).where('id', '=', reservationId).execute();
    const answer = await me.cancel({ clinicId, reservationId });
    assert.deepEqual([answer.status, answer.refusal.message], [422, 'appointment.tooLateToCancel'], status);
  }
});

test('the server reports an appointment that the clinic cancelled as already cancelled', async (t) => {
  const { db, me, clinicId, book } = await cancelStage(t);
  const { reservationId } = await book(24);
  await db
    .updateTable('appointments')
    .set({ status: 'cancelled', cancelled_by: 'clinic', cancelled_at: new Date() })
    .execute();
  const { status, refusal } = await me.cancel({ clinicId, reservationId });
  assert.deepEqual([status, refusal.message], [409, 'appointment.alreadyCancelled']);
  assert.equal(refusal.reservation?.cancelledBy, 'clinic');
});

test('a cancellation that names only the clinic cancels the only appointment there', async (t) => {
  const { me, clinicId, book } = await cancelStage(t);
  const { reservationId } = await book(24);
  const { status, body } = await me.cancel({ clinicId });
  assert.deepEqual([status, body.reservationId, body.status], [200, reservationId, 'cancelled']);
  assert.equal((await me.cancel({ clinicId })).status, 404);
});

test('a cancellation that names only the clinic asks which of several appointments is meant, and cancels none', async (t) => {
  const { db, me, clinicId, book } = await cancelStage(t);
  const appointments = [await book(24), await book(26)];
  const { status, refusal } = await me.cancel({ clinicId });
  assert.deepEqual([status, refusal.message, refusal.reservations], [409, 'appointment.severalToCancel', appointments]);
  const live = await db.selectFrom('appointments').select('id').where('status', '=', 'booked').execute();
  assert.equal(live.length, 2);
});

test('a cancellation that names only the clinic ignores appointments past their limit and those at another clinic', async (t) => {
  const { db, me, clinicId, book, letLimitPass } = await cancelStage(t);
  const late = await book(24);
  await letLimitPass(late.reservationId);
  const { reservationId } = await book(26);
  const elsewhere = await addClinic(db);
  await me.reserve(await addSlot(db, { clinicId: elsewhere, start: 30 }));
  assert.equal((await me.cancel({ clinicId })).body.reservationId, reservationId);
  assert.equal((await me.cancel({ clinicId })).status, 404);
});

test('the server gives the same not-found answer for an appointment of another person, at another clinic or nonexistent', async (t) => {
  const { db, me, other, clinicId, book } = await cancelStage(t);
  const { reservationId } = await book(24);
  const asked = [
    await other.cancel({ clinicId, reservationId }),
    await other.cancel({ clinicId, reservationId: randomUUID() }),
    await me.cancel({ clinicId: await addClinic(db), reservationId }),
    await other.cancel({ clinicId }),
  ];
  for (const { status, raw } of asked) assert.deepEqual([status, raw], [404, '{"message":"errors.notFound"}']);
});

test('a GET that another page could have sent cancels nothing', async (t) => {
  const { db, me, clinicId, book } = await cancelStage(t);
  const { reservationId } = await book(24);
  const attempts = [
    { 'x-requested-with': undefined, 'sec-fetch-site': undefined, 'sec-fetch-dest': undefined },
    { 'x-requested-with': undefined, 'sec-fetch-dest': 'document' },
    { 'x-requested-with': undefined, 'sec-fetch-dest': 'image' },
    { 'x-requested-with': undefined, 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of attempts) assert.equal((await me.cancel({ clinicId, reservationId }, headers)).status, 403);
  const { status } = await db.selectFrom('appointments').select('status').executeTakeFirstOrThrow();
  assert.equal(status, 'booked');
  assert.equal((await me.cancel({ clinicId, reservationId }, { 'x-requested-with': undefined })).status, 200);
});

test('a cancellation query must name one clinic', async (t) => {
  const me = await (await bookingStage(t)).patient();
  const id = randomUUID();
  for (const query of ['', `clinicId=${id}&clinicId=${id}`, 'clinicId=1', `clinicId=${id}&more=1`]) {
    assert.equal((await me.send('GET', `appointment/cancelreservation?${query}`)).status, 400, query);
  }
});

// Holds: product §4 lost-race, product §4 no-overlap, product §4 upcoming-limit, product §4 never-past
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import { bookingStage } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { yearAhead } from '../support/years.ts';

const refusedStage = async (t: TestContext) => {
  const stage = await bookingStage(t);
  const clinicId = await addClinic(stage.db);
  const [me, other] = [await stage.patient(), await stage.patient()];
  const slot = (start: string | number, parts = {}) => addSlot(stage.db, { clinicId, start, ...parts });
  const appointments = async () => (await stage.db.selectFrom('appointments').selectAll().execute()).length;
  return { ...stage, clinicId, me, other, slot, reservations: appointments };
};

test('the server refuses a slot that is booked, or held for another person, as taken', async (t) => {
  const { me, other, slot, reservations } = await refusedStage(t);
  const [booked, held] = [await slot(24), await slot(25)];
  await other.reserve(booked);
  await other.hold(held);
  for (const spaceId of [booked, held]) {
    const { status, refusal } = await me.reserve(spaceId);
    assert.deepEqual([status, refusal.message], [409, 'appointment.spaceTaken']);
  }
  assert.equal(await reservations(), 1);
});

test('a person who loses a race gets up to three free slots nearby, of the same kind and outside their own appointments', async (t) => {
  const { db, me, other, slot } = await refusedStage(t);
  const lost = await slot(`${yearAhead}-01-07T14:00:00Z`);
  await other.reserve(lost);
  const beside = await addClinic(db, { latitude: 45.51, longitude: -73.57 });
  const far = await addClinic(db, { latitude: 46.81, longitude: -71.21 });
  const wanted = [
    await slot(`${yearAhead}-01-07T14:20:00Z`),
    await addSlot(db, { clinicId: beside, start: `${yearAhead}-01-07T14:40:00Z` }),
    await slot(`${yearAhead}-01-07T13:00:00Z`),
  ];
  await slot(`${yearAhead}-01-07T14:20:00Z`, { care_type: 'covid' });
  await addSlot(db, { clinicId: far, start: `${yearAhead}-01-07T14:00:00Z` });
  await slot(`${yearAhead}-01-09T14:00:00Z`);
  await me.reserve(await slot(`${yearAhead}-01-07T15:00:00Z`, { care_type: 'covid' }));
  await slot(`${yearAhead}-01-07T15:10:00Z`);
  const { refusal } = await me.reserve(lost);
  assert.deepEqual(
    refusal.spaces?.map(({ spaceId }) => spaceId),
    wanted,
  );
});

test('the server refuses a slot that the person already booked and returns that appointment', async (t) => {
  const { me, slot, reservations } = await refusedStage(t);
  const spaceId = await slot(24);
  const first = (await me.reserve(spaceId)).body;
  const again = await me.reserve(spaceId, { raisonVisite: 'skin' });
  assert.deepEqual([again.status, again.refusal.message], [409, 'appointment.alreadyYours']);
  assert.deepEqual(again.refusal.reservation, first);
  assert.equal(await reservations(), 1);
});

test('the server refuses a slot that overlaps an appointment of the person and names that appointment', async (t) => {
  const { me, slot, reservations } = await refusedStage(t);
  const first = (await me.reserve(await slot(`${yearAhead}-01-07T14:00:00Z`))).body;
  for (const start of [
    `${yearAhead}-01-07T14:00:00Z`,
    `${yearAhead}-01-07T14:19:00Z`,
    `${yearAhead}-01-07T13:41:00Z`,
  ]) {
    const { status, refusal } = await me.reserve(await slot(start));
    assert.deepEqual(
      [status, refusal.message, refusal.fields],
      [409, 'appointment.overlap', { space: 'appointment.overlap' }],
      start,
    );
    assert.deepEqual(refusal.reservation, first);
  }
  assert.equal(await reservations(), 1);
});

test('a person may have three upcoming appointments at most; cancelled and past ones do not count', async (t) => {
  const { db, me, slot, clinicId } = await refusedStage(t);
  for (const start of [24, 25, 26]) assert.equal((await me.reserve(await slot(start))).status, 201);
  const fourth = await slot(27);
  const { status, refusal } = await me.reserve(fourth);
  assert.deepEqual(
    [status, refusal],
    [422, { message: 'appointment.tooMany', fields: { space: 'appointment.tooMany' } }],
  );
  const [first] = (await me.history()).body.upcoming;
  await me.cancel({ clinicId, reservationId: first?.reservationId ?? '' });
  assert.equal((await me.reserve(fourth)).status, 201);
  const past = { starts_at: new Date('2026-01-01T14:00:00Z'), ends_at: new Date('2026-01-01T14:20:00Z') };
  await db.updateTable('appointments').set(past).where('slot_id', '=', fourth).execute();
  assert.equal((await me.reserve(await slot(28))).status, 201);
});

test('a setting defines how many upcoming appointments a person may have', async (t) => {
  const { db, patient } = await bookingStage(t, { env: { MAX_UPCOMING: '1' } });
  const clinicId = await addClinic(db);
  const me = await patient();
  assert.equal((await me.reserve(await addSlot(db, { clinicId, start: 24 }))).status, 201);
  assert.equal((await me.reserve(await addSlot(db, { clinicId, start: 25 }))).status, 422);
});

test('the server refuses a slot in the past with its own message key', async (t) => {
  const { me, slot } = await refusedStage(t);
  for (const start of [-1, new Date(Date.now() - 1_000).toISOString()]) {
    const { status, refusal } = await me.reserve(await slot(start));
    assert.deepEqual([status, refusal.message], [422, 'appointment.spaceInPast']);
  }
});

test('the server returns not found for a slot that does not exist or whose clinic left the network', async (t) => {
  const { db, me } = await refusedStage(t);
  const gone = await addSlot(db, { clinicId: await addClinic(db, { active: false }), start: 24 });
  for (const spaceId of [randomUUID(), gone]) {
    const { status, raw } = await me.reserve(spaceId);
    assert.deepEqual([status, raw], [404, '{"message":"errors.notFound"}']);
  }
});

test('a refused reservation leaves no message and no booking in the audit trail', async (t) => {
  const { db, me, other, slot } = await refusedStage(t);
  const spaceId = await slot(24);
  await other.hold(spaceId);
  await me.reserve(spaceId);
  assert.deepEqual(await db.selectFrom('messages').selectAll().execute(), []);
  const trail = await db
    .selectFrom('audit_events')
    .select('action')
    .where('actor_account_id', '=', me.accountId)
    .execute();
  assert.deepEqual(trail, []);
});

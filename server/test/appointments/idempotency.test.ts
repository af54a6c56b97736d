// Holds: product §8 idempotency, product §8 own-again
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';

import { buildApp } from '../../src/app.ts';
import { bookingStage, patientOn, type Patient } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';

const key = (name: string) => ({ 'idempotency-key': name });

const keyStage = async (t: TestContext) => {
  const stage = await bookingStage(t);
  const clinicId = await addClinic(stage.db);
  const slot = (start = 24) => addSlot(stage.db, { clinicId, start });
  const appointments = () => stage.db.selectFrom('appointments').select(['id', 'status']).execute();
  return { ...stage, clinicId, slot, reservations: appointments, me: await stage.patient() };
};

test('a retry with the same idempotency key gets the same answer, byte for byte, and leaves one appointment', async (t) => {
  const { me, slot, reservations } = await keyStage(t);
  const spaceId = await slot();
  const first = await me.reserve(spaceId, {}, key('a'));
  const again = await me.reserve(spaceId, {}, key('a'));
  assert.equal(first.status, 201);
  assert.deepEqual([again.status, again.raw], [201, first.raw]);
  assert.equal((await reservations()).length, 1);
});

test('the server keeps the answer of an idempotency key across a restart', async (t) => {
  const { me, app, deps, slot, reservations } = await keyStage(t);
  const spaceId = await slot();
  const first = await me.reserve(spaceId, {}, key('a'));
  await app.close();
  const restarted = await buildApp(deps);
  t.after(() => restarted.close());
  const again = await patientOn(restarted, me).reserve(spaceId, {}, key('a'));
  assert.deepEqual([again.status, again.raw], [201, first.raw]);
  assert.equal((await reservations()).length, 1);
});

test('a double click books once: the second request is refused as in progress or gets the same answer', async (t) => {
  const { me, slot, reservations } = await keyStage(t);
  const spaceId = await slot();
  const answers = await Promise.all([1, 2, 3, 4].map(() => me.reserve(spaceId, {}, key('a'))));
  const done = answers.filter(({ status }) => status === 201);
  assert.ok(done.length >= 1);
  assert.equal(new Set(done.map(({ raw }) => raw)).size, 1);
  for (const { status, refusal } of answers.filter((each) => each.status !== 201)) {
    assert.deepEqual([status, refusal.message], [409, 'errors.inFlight']);
  }
  assert.equal((await reservations()).length, 1);
});

test('the server refuses the same idempotency key with another body, and does nothing', async (t) => {
  const { me, slot, reservations } = await keyStage(t);
  const [one, two] = [await slot(24), await slot(26)];
  await me.reserve(one, {}, key('a'));
  for (const other of [
    await me.reserve(two, {}, key('a')),
    await me.reserve(one, { raisonVisite: 'skin' }, key('a')),
  ]) {
    assert.deepEqual([other.status, other.refusal.message], [422, 'errors.idempotencyMismatch']);
  }
  assert.equal((await reservations()).length, 1);
});

test('a retry gets the same final refusal again, even when it would succeed now', async (t) => {
  const { db, me, patient, slot } = await keyStage(t);
  const spaceId = await slot();
  const other = await patient();
  await other.hold(spaceId);
  assert.equal((await me.reserve(spaceId, {}, key('a'))).status, 409);
  await db.deleteFrom('holds').execute();
  assert.equal((await me.reserve(spaceId, {}, key('a'))).status, 409);
  assert.equal((await me.reserve(spaceId, {}, key('b'))).status, 201);
});

test('an idempotency key belongs to one person and one call', async (t) => {
  const { me, patient, slot, reservations } = await keyStage(t);
  const [one, two] = [await slot(24), await slot(26)];
  const other = await patient();
  assert.equal((await me.reserve(one, {}, key('a'))).status, 201);
  assert.equal((await other.reserve(two, {}, key('a'))).status, 201);
  assert.equal((await me.send('POST', 'appointment/hold', { spaceId: await slot(28) }, key('a'))).status, 200);
  assert.equal((await reservations()).length, 2);
});

test('the GET that cancels also keeps its answer under its idempotency key', async (t) => {
  const { me, clinicId, slot, reservations } = await keyStage(t);
  const [one, two] = [await slot(24), await slot(26)];
  await me.reserve(one);
  const first = await me.cancel({ clinicId }, key('a'));
  await me.reserve(two);
  const again = await me.cancel({ clinicId }, key('a'));
  assert.deepEqual([first.status, again.status, again.raw], [200, 200, first.raw]);
  assert.deepEqual((await reservations()).map(({ status }) => status).sort(), ['booked', 'cancelled']);
});

test('the next attempt completes an idempotency record whose server died, once its time is over', async (t) => {
  const { db, me, slot } = await keyStage(t);
  const spaceId = await slot();
  await me.reserve(spaceId, {}, key('a'));
  const dead = { status: null, answer_sealed: null };
  await db
    .updateTable('idempotency_records')
    .set({ ...dead, locked_until: new Date(Date.now() + 60_000) })
    .execute();
  const meanwhile = await me.reserve(spaceId, {}, key('a'));
  assert.deepEqual([meanwhile.status, meanwhile.refusal.message], [409, 'errors.inFlight']);
  await db
    .updateTable('idempotency_records')
    .set({ ...dead, locked_until: new Date(Date.now() - 1) })
    .execute();
  const next = await me.reserve(spaceId, {}, key('a'));
  assert.deepEqual([next.status, next.refusal.message], [409, 'appointment.alreadyYours']);
});

test('the server keeps the answer of an idempotency key for a day', async (t) => {
  const { db, me, slot } = await keyStage(t);
  const spaceId = await slot();
  await me.reserve(spaceId, {}, key('a'));
  const kept = (hours: number) =>
    db
      .updateTable('idempotency_records')
      .set({ created_at: new Date(Date.now() - hours * 3_600_000) })
      .execute();
  await kept(23.9);
  assert.equal((await me.reserve(spaceId, {}, key('a'))).status, 201);
  await kept(24.1);
  assert.equal((await me.reserve(spaceId, {}, key('a'))).refusal.message, 'appointment.alreadyYours');
});

test('the server does not keep a failure of its own, so that the next attempt may succeed', async (t) => {
  const { database, me, slot } = await keyStage(t);
  const spaceId = await slot();
  await sql`alter table messages rename to elsewhere`.execute(database.owner);
  assert.equal((await me.reserve(spaceId, {}, key('a'))).status, 500);
  await sql`alter table elsewhere rename to messages`.execute(database.owner);
  assert.equal((await me.reserve(spaceId, {}, key('a'))).status, 201);
});

test('an idempotency key has visible characters, at most two hundred', async (t) => {
  const { me, slot } = await keyStage(t);
  for (const name of ['', 'x'.repeat(201), 'a b', 'é']) {
    assert.equal((await me.reserve(await slot(), {}, key(name))).status, 400, name);
  }
});

test('the server ignores idempotency keys on a call without a session or on one that only reads', async (t) => {
  const { app, db, me } = await keyStage(t);
  const anonymous: LightMyRequestResponse = await app.inject({
    method: 'POST',
    url: '/api/appointment/reserve',
    payload: {},
    headers: { 'sec-fetch-site': 'same-origin', ...key('a') },
  });
  assert.equal(anonymous.statusCode, 401);
  const searches = [
    await me.send('POST', 'appointment/available', {}, key('a')),
    await me.send('POST', 'appointment/available', { criteria: { limit: 1 } }, key('a')),
  ];
  assert.deepEqual(
    searches.map(({ status }) => status),
    [200, 200],
  );
  assert.deepEqual(await db.selectFrom('idempotency_records').selectAll().execute(), []);
});

/** What a person sees when an answer is lost and the button pressed again, with whatever key. */
const pressTwice = async (me: Patient, spaceId: string) => [
  await me.reserve(spaceId, {}, key('a')),
  await me.reserve(spaceId, {}, key('b')),
];

test('a second attempt under a new idempotency key finds the appointment of the first', async (t) => {
  const { me, slot, reservations } = await keyStage(t);
  const [first, second] = await pressTwice(me, await slot());
  assert.deepEqual([second?.status, second?.refusal.message], [409, 'appointment.alreadyYours']);
  assert.deepEqual(second?.refusal.reservation, first?.body);
  assert.equal((await reservations()).length, 1);
});

// Holds: product §4 alerts, product §8 alert-offers
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Reason } from '../../../contract/catalogues.ts';
import { alertStage, offeredTo } from '../support/alerts.ts';
import { addSlot } from '../support/network.ts';

test('an alert that replaces an appointment gets offers of earlier slots only, even with three upcoming appointments, and moves that appointment', async (t) => {
  const { db, patient, takenSlot, clinicId } = await alertStage(t);
  const me = await patient();
  const appointments: string[] = [];
  for (const start of [50, 55, 60])
    appointments.push((await me.reserve(await addSlot(db, { clinicId, start }))).body.reservationId);
  const [, reservationId = ''] = appointments;
  assert.equal((await me.watch({}, { reservationId })).status, 201);
  const later = await takenSlot(58);
  await later.cancel();
  assert.equal(await offeredTo(me), undefined);
  const overlapping = await takenSlot(50);
  await overlapping.cancel();
  assert.equal(await offeredTo(me), undefined);
  const earlier = await takenSlot(26);
  await earlier.cancel();
  assert.equal(await offeredTo(me), earlier.spaceId);
  const moved = await me.reschedule(reservationId, earlier.spaceId);
  assert.deepEqual([moved.status, moved.body.spaceId], [200, earlier.spaceId], moved.raw);
  assert.deepEqual(
    (await me.alerts()).body.alerts.map(({ state }) => state),
    ['met'],
  );
});

test('an alert may get an offer of a slot that overlaps the appointment it would replace', async (t) => {
  const { db, patient, takenSlot, clinicId } = await alertStage(t);
  const me = await patient();
  const { reservationId } = (await me.reserve(await addSlot(db, { clinicId, start: 50 }))).body;
  await me.watch({}, { reservationId });
  const { spaceId, cancel } = await takenSlot(49.9);
  await cancel();
  assert.equal(await offeredTo(me), spaceId);
  assert.equal((await me.reschedule(reservationId, spaceId)).status, 200);
});

test('an alert that replaces an appointment gets no offer of a service that does not take its reason, which the alert does not tell', async (t) => {
  const { db, patient, takenSlot, clinicId } = await alertStage(t);
  const me = await patient();
  const latest = await addSlot(db, { clinicId, start: 60 });
  const { reservationId } = (await me.reserve(latest, { raisonVisite: 'cold-flu' })).body;
  const { body: watching } = await me.watch({}, { reservationId });
  const [unsuited, suited] = [await takenSlot(26), await takenSlot(30)];
  const only = async (spaceId: string, reason: Reason) => {
    const ofSlot = db.selectFrom('slots').where('id', '=', spaceId).select('service_id');
    await db
      .updateTable('services')
      .set({ reasons: [reason] })
      .where('id', 'in', ofSlot)
      .execute();
  };
  await only(unsuited.spaceId, 'vaccination');
  await unsuited.cancel();
  assert.equal(await offeredTo(me), undefined);
  await only(suited.spaceId, 'cold-flu');
  await suited.cancel();
  assert.equal(await offeredTo(me), suited.spaceId);
  assert.equal((await me.reschedule(reservationId, suited.spaceId)).status, 200);
  assert.equal(watching.criteria.raisonVisite, undefined);
});

test('an alert whose appointment was cancelled ends and gets no offer', async (t) => {
  const { db, patient, takenSlot, clinicId } = await alertStage(t);
  const me = await patient();
  const { reservationId } = (await me.reserve(await addSlot(db, { clinicId, start: 50 }))).body;
  await me.watch({}, { reservationId });
  await me.cancel({ clinicId, reservationId });
  const { cancel } = await takenSlot();
  await cancel();
  assert.deepEqual(
    (await me.alerts()).body.alerts.map(({ state }) => state),
    ['ended'],
  );
});

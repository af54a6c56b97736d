// Holds: product §4 alerts, product §8 alert-offers
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { alertStage, offeredTo, zoneShowing } from '../support/alerts.ts';
import type { Patient } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addPatient } from '../support/people.ts';

const nowhere = { clinicIds: ['00000000-0000-4000-8000-000000000000'] };

test('an offer skips a person who has another appointment at that time', async (t) => {
  const { db, patients, takenSlot, clinicId } = await alertStage(t);
  const [busy, idle] = await patients(2);
  assert.ok(busy && idle);
  await busy.watch();
  await idle.watch();
  const { spaceId, cancel } = await takenSlot(26);
  await busy.reserve(await addSlot(db, { clinicId: await addClinic(db), start: 26 }));
  await cancel();
  assert.deepEqual([await offeredTo(busy), await offeredTo(idle)], [undefined, spaceId]);
  const adjacent = await takenSlot(26.5);
  await adjacent.cancel();
  assert.equal(await offeredTo(busy), adjacent.spaceId);
  assert.ok(clinicId);
});

test('an offer skips a person with three upcoming appointments, who keeps waiting', async (t) => {
  const { db, patients, takenSlot, clinicId } = await alertStage(t);
  const [full, idle] = await patients(2);
  assert.ok(full && idle);
  await full.watch();
  await idle.watch();
  const appointments: string[] = [];
  for (const start of [50, 55, 60])
    appointments.push((await full.reserve(await addSlot(db, { clinicId, start }))).body.reservationId);
  const { spaceId, cancel } = await takenSlot();
  await cancel();
  assert.deepEqual([await offeredTo(full), await offeredTo(idle)], [undefined, spaceId]);
  await full.cancel({ clinicId, reservationId: appointments[0] ?? '' });
  const next = await takenSlot(30);
  await next.cancel();
  assert.equal(await offeredTo(full), next.spaceId);
});

test('the server does not offer a slot to the person who just cancelled or released it', async (t) => {
  const { db, patients, clinicId } = await alertStage(t);
  const [me, other] = await patients(2);
  assert.ok(me && other);
  const [one, two] = [await addSlot(db, { clinicId, start: 26 }), await addSlot(db, { clinicId, start: 30 })];
  const { reservationId } = (await me.reserve(one)).body;
  await me.hold(two);
  await me.watch();
  await me.cancel({ clinicId, reservationId });
  await me.release({ spaceId: two });
  assert.equal(await offeredTo(me), undefined);
  assert.equal((await other.search()).body.spaces.length, 2);
});

test('the server offers no slot through a link that was locked, ended or lost the right to book', async (t) => {
  const { db, patients, takenSlot } = await alertStage(t);
  const [parent, idle] = await patients(2);
  assert.ok(parent && idle);
  const childId = await addPatient(db);
  const linkId = await addLink(db, { account_id: parent.accountId, patient_id: childId });
  await addLink(db, { account_id: parent.accountId, patient_id: await addPatient(db) });
  await addLink(db, { account_id: idle.accountId, patient_id: childId });
  assert.equal((await parent.watch({}, { dependent: { patientId: childId } })).status, 201);
  const offeredToChild = () =>
    db.selectFrom('alert_offers').select('slot_id').where('patient_id', '=', childId).execute();
  const ways = [
    { locked_at: new Date() },
    { locked_at: null, state: 'ended' as const },
    { state: 'active' as const, scopes: ['history' as const] },
  ];
  for (const [turn, change] of ways.entries()) {
    await db.updateTable('dependents').set(change).where('id', '=', linkId).execute();
    await (await takenSlot(26 + turn)).cancel();
    assert.deepEqual(await offeredToChild(), []);
  }
  await db
    .updateTable('dependents')
    .set({ scopes: ['book'] })
    .where('id', '=', linkId)
    .execute();
  const { spaceId, cancel } = await takenSlot(40);
  await cancel();
  assert.deepEqual(await offeredToChild(), [{ slot_id: spaceId }]);
  assert.equal((await parent.reserve(spaceId, { dependent: { patientId: childId } })).status, 201);
});

/** Somebody waits, and a slot is cancelled; whether it was offered, and whether it is free for all. */
const whatHappens = async (
  stage: Awaited<ReturnType<typeof alertStage>>,
  hour: number,
  start: number,
): Promise<string> => {
  const { db, patients } = stage;
  const clinicId = await addClinic(db, { time_zone: zoneShowing(hour), cancel_limit_minutes: 0 });
  const [watcher, holder, other] = await patients(3);
  assert.ok(watcher && holder && other);
  const spaceId = await addSlot(db, { clinicId, start });
  const { reservationId } = (await holder.reserve(spaceId)).body;
  await watcher.watch({ clinicIds: [clinicId] });
  await holder.cancel({ clinicId, reservationId });
  if ((await offeredTo(watcher)) === spaceId) return 'offered';
  return (await (other satisfies Patient).reserve(spaceId)).status === 201 ? 'free for all' : 'taken';
};

test('a slot that opens at night at its clinic, or starts within two hours, is free for all and offered to no one', async (t) => {
  const stage = await alertStage(t);
  assert.deepEqual(
    [await whatHappens(stage, 22, 30), await whatHappens(stage, 3, 30), await whatHappens(stage, 7, 30)],
    ['free for all', 'free for all', 'free for all'],
  );
  assert.deepEqual(
    [await whatHappens(stage, 12, 1.9), await whatHappens(stage, 12, 3.2), await whatHappens(stage, 8, 30)],
    ['free for all', 'offered', 'offered'],
  );
});

test('an alert for other clinics gets no offer from this clinic', async (t) => {
  const { patient, takenSlot } = await alertStage(t);
  const me = await patient();
  await me.watch(nowhere);
  await (await takenSlot()).cancel();
  assert.equal(await offeredTo(me), undefined);
});

// Holds: product §4 alerts, product §8 alert-offers
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { passOnSlotsJob } from '../../src/jobs/passOnSlots.ts';
import { alertStage, finish, offeredTo, offersAge, settle } from '../support/alerts.ts';
import { addSlot } from '../support/network.ts';

test('the server offers a published slot to the person who waits for it', async (t) => {
  const { db, deps, patient, clinicId } = await alertStage(t);
  const me = await patient();
  await me.watch({ careType: 'follow-up' });
  await addSlot(db, { clinicId, start: 24 });
  const spaceId = await addSlot(db, { clinicId, start: 26, care_type: 'follow-up' });
  await settle(deps);
  assert.equal(await offeredTo(me), spaceId);
  assert.deepEqual(await db.selectFrom('freed_slots').selectAll().execute(), []);
});

test('the server offers the soonest of many slots published at once first', async (t) => {
  const { db, deps, patient, clinicId } = await alertStage(t);
  const me = await patient();
  await me.watch();
  await db.transaction().execute(async (transaction) => {
    for (const start of [60, 26, 40]) await addSlot(transaction, { clinicId, start });
  });
  await settle(deps);
  const { start } = (await me.alerts()).body.alerts[0]?.offer?.space ?? {};
  assert.equal(Math.round((Date.parse(start ?? '') - Date.now()) / 3_600_000), 26);
});

test('the server also offers a slot that a feed withdrew and gives again', async (t) => {
  const { db, deps, patient, clinicId } = await alertStage(t);
  const me = await patient();
  const spaceId = await addSlot(db, { clinicId, start: 26, status: 'busy-unavailable' });
  await me.watch();
  await db.updateTable('slots').set({ status: 'free' }).where('id', '=', spaceId).execute();
  await settle(deps);
  assert.equal(await offeredTo(me), spaceId);
});

test('while no person waits, the server records nothing about published slots', async (t) => {
  const { db, clinicId } = await alertStage(t);
  await addSlot(db, { clinicId, start: 26 });
  assert.deepEqual(await db.selectFrom('freed_slots').selectAll().execute(), []);
});

test('the server offers a slot whose hold is released, replaced by another or expires, never to its last holder', async (t) => {
  const { db, deps, patients, clinicId } = await alertStage(t);
  const [watcher, holder] = await patients(2);
  assert.ok(watcher && holder);
  const slots = [
    await addSlot(db, { clinicId, start: 26 }),
    await addSlot(db, { clinicId, start: 30 }),
    await addSlot(db, { clinicId, start: 34 }),
  ];
  const [one = '', two = '', three = ''] = slots;
  await holder.watch();
  for (let alerts = 0; alerts < 3; alerts += 1) await watcher.watch();
  const offered = async () => (await watcher.alerts()).body.alerts.map(({ offer }) => offer?.space.spaceId).reverse();
  await holder.hold(one);
  await holder.release({ spaceId: one });
  assert.deepEqual(await offered(), [one, undefined, undefined]);
  await holder.hold(two);
  await holder.hold(three);
  assert.deepEqual(await offered(), [one, two, undefined]);
  await db
    .updateTable('holds')
    .set({ expires_at: new Date(Date.now() - 1) })
    .where('slot_id', '=', three)
    .execute();
  await finish(passOnSlotsJob, deps);
  assert.deepEqual(await offered(), [one, two, three]);
  assert.equal(await offeredTo(holder), undefined);
});

test('the server processes an expired hold once', async (t) => {
  const { db, deps, patients, clinicId } = await alertStage(t);
  const [watcher, holder] = await patients(2);
  assert.ok(watcher && holder);
  await holder.hold(await addSlot(db, { clinicId, start: 26 }));
  await offersAge(db, 10);
  const turn = () =>
    passOnSlotsJob.turn(
      { ...deps, log: { warn: () => undefined, error: () => undefined } },
      new AbortController().signal,
    );
  assert.deepEqual([await turn(), await turn()], [1, 0]);
  await watcher.watch();
  assert.equal(await turn(), 0);
});

test('signing out gives the held slot to the person who waits for it', async (t) => {
  const { db, patients, clinicId } = await alertStage(t);
  const [watcher, holder] = await patients(2);
  assert.ok(watcher && holder);
  const spaceId = await addSlot(db, { clinicId, start: 26 });
  await watcher.watch();
  await holder.hold(spaceId);
  await holder.send('GET', 'logout');
  assert.equal(await offeredTo(watcher), spaceId);
});

test('signing out does not decline an offer', async (t) => {
  const { db, patient, takenSlot } = await alertStage(t);
  const me = await patient();
  await me.watch();
  const { spaceId, cancel } = await takenSlot();
  await cancel();
  await me.send('GET', 'logout');
  const { patient_id: patientId } = await db
    .selectFrom('holds')
    .select('patient_id')
    .where('slot_id', '=', spaceId)
    .executeTakeFirstOrThrow();
  assert.equal(patientId, me.patientId);
});

// Holds: product §4 alerts, product §8 alert-offers
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { alertStage, offersAge, offeredTo, settle, waitInLine } from '../support/alerts.ts';
import { addSlot } from '../support/network.ts';

test('the server keeps a cancelled slot for the first person who waits, for two hours by email alone, before anyone else sees it', async (t) => {
  const stage = await alertStage(t);
  const { first, other, second, spaceId } = await waitInLine(stage);
  const { alerts, checkedAt } = (await first.alerts()).body;
  const [alert] = alerts;
  assert.deepEqual(
    [alert?.state, alert?.offer?.space.spaceId, alert?.offer?.space.held],
    ['offered', spaceId, 'by-me'],
  );
  const minutes = (Date.parse(alert?.offer?.expiresAt ?? '') - Date.parse(checkedAt)) / 60_000;
  assert.ok(minutes > 119.5 && minutes <= 120, String(minutes));
  assert.equal(await offeredTo(second), undefined);
  assert.deepEqual((await other.search()).body.spaces, []);
  assert.deepEqual(
    (await first.search()).body.spaces.map((slot) => [slot.spaceId, slot.held]),
    [[spaceId, 'by-me']],
  );
  assert.deepEqual([(await other.hold(spaceId)).status, (await other.reserve(spaceId)).status], [409, 409]);
});

test('taking an offered slot is an ordinary booking; the alert is met and offers nothing more', async (t) => {
  const { patient, takenSlot } = await alertStage(t);
  const me = await patient();
  await me.watch();
  const { spaceId, cancel } = await takenSlot();
  await cancel();
  const { status, body } = await me.reserve(spaceId);
  assert.deepEqual([status, body.spaceId], [201, spaceId]);
  assert.deepEqual(
    (await me.alerts()).body.alerts.map(({ state, offer, missedAt }) => [state, offer, missedAt]),
    [['met', undefined, undefined]],
  );
  const next = await takenSlot(30);
  await next.cancel();
  assert.equal(await offeredTo(me), undefined);
});

test('viewing an offer neither extends nor loses it: holding its slot returns the offer itself', async (t) => {
  const { patient, takenSlot } = await alertStage(t);
  const me = await patient();
  await me.watch();
  const { spaceId, cancel } = await takenSlot();
  await cancel();
  const offered = (await me.alerts()).body.alerts[0]?.offer?.expiresAt;
  const first = await me.hold(spaceId);
  const again = await me.hold(spaceId);
  assert.deepEqual([first.status, first.body.expiresAt, first.body.extendable], [200, offered, false]);
  assert.deepEqual(again.body, first.body);
});

test('an offer does not count as a hold: the person may hold another slot meanwhile and take either', async (t) => {
  const { patient, takenSlot, db, clinicId } = await alertStage(t);
  const me = await patient();
  await me.watch();
  const { spaceId, cancel } = await takenSlot();
  await cancel();
  const other = await addSlot(db, { clinicId, start: 40 });
  assert.equal((await me.hold(other)).status, 200);
  assert.equal(await offeredTo(me), spaceId);
  assert.deepEqual([(await me.reserve(other)).status, (await me.reserve(spaceId)).status], [201, 201]);
});

test('a declined slot goes to the next person at once, and the person who declined waits for other slots', async (t) => {
  const stage = await alertStage(t);
  const { takenSlot } = stage;
  const { first, second, spaceId } = await waitInLine(stage);
  assert.equal((await first.release({ spaceId })).status, 200);
  assert.deepEqual([await offeredTo(first), await offeredTo(second)], [undefined, spaceId]);
  const next = await takenSlot(30);
  await next.cancel();
  assert.equal(await offeredTo(first), next.spaceId);
});

test('an expired offer goes to the next person, and the alert shows that it was missed', async (t) => {
  const stage = await alertStage(t);
  const { deps, db } = stage;
  const { first, second, spaceId } = await waitInLine(stage);
  await settle(deps);
  await offersAge(db, 120);
  const [missed] = (await first.alerts()).body.alerts;
  assert.deepEqual([missed?.state, missed?.offer, typeof missed?.missedAt], ['waiting', undefined, 'string']);
  await settle(deps);
  assert.deepEqual([await offeredTo(first), await offeredTo(second)], [undefined, spaceId]);
  assert.equal((await first.alerts()).body.alerts[0]?.missedAt, missed?.missedAt);
});

test('between the end of an offer and the next, no other person gets the slot: it stays kept until it is passed on', async (t) => {
  const stage = await alertStage(t);
  const { deps, db } = stage;
  const { first, other, second, spaceId } = await waitInLine(stage);
  await settle(deps);
  await offersAge(db, 120);
  assert.equal(await offeredTo(first), undefined);
  assert.deepEqual(
    [(await other.search()).body.spaces, (await other.hold(spaceId)).status, (await other.reserve(spaceId)).status],
    [[], 409, 409],
  );
  await settle(deps);
  assert.equal(await offeredTo(second), spaceId);
  await settle(deps);
  await offersAge(db, 120);
  await settle(deps);
  assert.equal((await other.reserve(spaceId)).status, 201);
});

test('a person who takes the slot at the very moment their offer ends gets it', async (t) => {
  const { patient, takenSlot, db } = await alertStage(t);
  const me = await patient();
  await me.watch();
  const { spaceId, cancel } = await takenSlot();
  await cancel();
  await offersAge(db, 120);
  assert.equal((await me.reserve(spaceId)).status, 201);
  assert.equal((await me.alerts()).body.alerts[0]?.state, 'met');
});

test('the server offers a slot at most three times; after that it is free for all', async (t) => {
  const { patients, takenSlot } = await alertStage(t);
  const people = await patients(5);
  for (const person of people) await person.watch();
  const { spaceId, cancel } = await takenSlot();
  await cancel();
  for (const person of people.slice(0, 3)) {
    assert.equal(await offeredTo(person), spaceId);
    await person.release({ spaceId });
  }
  const [, , , fourth, fifth] = people;
  assert.ok(fourth && fifth);
  assert.equal(await offeredTo(fourth), undefined);
  assert.deepEqual(
    (await fifth.search()).body.spaces.map((slot) => slot.spaceId),
    [spaceId],
  );
  assert.equal((await fifth.reserve(spaceId)).status, 201);
});

test('the server never offers a person the same slot twice, whatever alerts they have', async (t) => {
  const { patient, takenSlot } = await alertStage(t);
  const me = await patient();
  await me.watch();
  await me.watch({ careType: 'walk-in' });
  const { spaceId, cancel } = await takenSlot();
  await cancel();
  assert.equal((await me.alerts()).body.alerts.filter(({ state }) => state === 'offered').length, 1);
  await me.release({ spaceId });
  assert.equal(await offeredTo(me), undefined);
  await me.watch({ dayParts: ['morning', 'afternoon', 'evening'] });
  const holder = await patient();
  await holder.hold(spaceId);
  await holder.release({ spaceId });
  assert.equal(await offeredTo(me), undefined);
});

test('an alert has one open offer at a time: a second slot goes to the next person', async (t) => {
  const { patients, takenSlot } = await alertStage(t);
  const [first, second] = await patients(2);
  assert.ok(first && second);
  await first.watch();
  await second.watch();
  const [one, two] = [await takenSlot(26), await takenSlot(30)];
  await one.cancel();
  await two.cancel();
  assert.deepEqual([await offeredTo(first), await offeredTo(second)], [one.spaceId, two.spaceId]);
});

test('the next person’s missed offer does not change the answer of the person who declined (product §4 alerts)', async (t) => {
  const stage = await alertStage(t);
  const { first, second, spaceId } = await waitInLine(stage);
  await first.release({ spaceId });
  await settle(stage.deps);
  await offersAge(stage.db, 120);
  await settle(stage.deps);
  const offers = await stage.db.selectFrom('alert_offers').select(['patient_id', 'outcome']).orderBy('turn').execute();
  assert.deepEqual(offers, [
    { patient_id: first.patientId, outcome: 'declined' },
    { patient_id: second.patientId, outcome: 'missed' },
  ]);
});

test('an offer that nobody was told of is made to that person again, and not to the person who declined the slot', async (t) => {
  const stage = await alertStage(t);
  const { first, second, spaceId } = await waitInLine(stage);
  await first.release({ spaceId });
  await offersAge(stage.db, 120);
  await settle(stage.deps);
  assert.deepEqual([await offeredTo(first), await offeredTo(second)], [undefined, spaceId]);
});

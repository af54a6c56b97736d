// Holds: spec §3 search-payload, product §4 never-past, product §8 hold-seen
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { searchAnswer } from '../../../contract/appointments.ts';
import { bookingStage } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { yearAhead } from '../support/years.ts';

test('a search never returns a slot in the past', async (t) => {
  const { db, patient } = await bookingStage(t);
  const clinicId = await addClinic(db);
  await addSlot(db, { clinicId, start: -1 });
  await addSlot(db, { clinicId, start: new Date(Date.now() - 1000).toISOString() });
  const ahead = await addSlot(db, { clinicId, start: new Date(Date.now() + 60_000).toISOString() });
  const me = await patient();
  for (const criteria of [
    {},
    { from: '2020-01-01', to: '2020-03-01' },
    { near: { lat: 45.5, lng: -73.57 }, sort: 'nearest' as const },
  ]) {
    const { body } = await me.search(criteria);
    assert.deepEqual(
      body.spaces.map(({ spaceId }) => spaceId),
      criteria.from === undefined ? [ahead] : [],
    );
  }
});

test('a search never returns a slot that is taken, withdrawn or entered in error', async (t) => {
  const { db, patient } = await bookingStage(t);
  const clinicId = await addClinic(db);
  for (const [at, status] of (['busy', 'busy-unavailable', 'entered-in-error'] as const).entries()) {
    await addSlot(db, { clinicId, start: 24 + at, status });
  }
  assert.deepEqual((await (await patient()).search()).body.spaces, []);
});

test('a search hides a held slot from others and shows it to its holder as theirs', async (t) => {
  const { db, patients } = await bookingStage(t);
  const spaceId = await addSlot(db, { clinicId: await addClinic(db), start: 24 });
  const [holder, other] = await patients(2);
  await holder?.hold(spaceId);
  assert.deepEqual((await other?.search())?.body.spaces, []);
  assert.deepEqual(
    (await holder?.search())?.body.spaces.map(({ held }) => held),
    ['by-me'],
  );
});

test('a hold that expired by the database clock hides no slot', async (t) => {
  const { db, patients } = await bookingStage(t);
  const spaceId = await addSlot(db, { clinicId: await addClinic(db), start: 24 });
  const [holder, other] = await patients(2);
  await holder?.hold(spaceId);
  await db
    .updateTable('holds')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  assert.deepEqual(
    (await other?.search())?.body.spaces.map(({ held }) => held),
    [null],
  );
  assert.deepEqual(
    (await holder?.search())?.body.spaces.map(({ held }) => held),
    [null],
  );
});

test('a slot in the results contains everything needed to choose it, in the language of the page', async (t) => {
  const { db, patient } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const start = `${yearAhead}-01-07T14:15:00Z`;
  const spaceId = await addSlot(db, { clinicId, start, minutes: 30, languages: ['fr', 'en'] });
  const me = await patient();
  const criteria = { from: `${yearAhead}-01-07`, to: `${yearAhead}-01-07` };
  const ask = async (lang: string) => {
    const { raw } = await me.send('POST', 'appointment/available', { criteria }, { 'accept-language': lang });
    return searchAnswer.parse(JSON.parse(raw));
  };
  const slot = {
    spaceId,
    clinicId,
    profId: null,
    perName: 'Sans rendez-vous',
    careType: 'walk-in',
    mode: 'in-person',
    languages: ['fr', 'en'],
    start: `${yearAhead}-01-07T09:15:00-05:00`,
    timeZone: 'America/Toronto',
    durationMinutes: 30,
    held: null,
  };
  const { checkedAt, ...french } = await ask('fr');
  assert.deepEqual(french, { spaces: [slot], nextCursor: null });
  assert.ok(Math.abs(Date.parse(checkedAt) - Date.now()) < 60_000);
  assert.deepEqual((await ask('en-CA')).spaces, [{ ...slot, perName: 'Walk-in' }]);
});

test('a search immediately includes a clinic and a service added after the last read of the network', async (t) => {
  const { db, patient } = await bookingStage(t);
  const me = await patient();
  await addSlot(db, { clinicId: await addClinic(db), start: 24 });
  await me.search();
  const clinicId = await addClinic(db);
  const spaceId = await addSlot(db, { clinicId, start: 23 });
  assert.deepEqual((await me.search()).body.spaces[0]?.spaceId, spaceId);
});

test('the server refuses a search without a session', async (t) => {
  const { app } = await bookingStage(t);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/appointment/available',
    payload: {},
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  assert.equal(answer.statusCode, 401);
});

test('the server refuses unknown search criteria', async (t) => {
  const me = await (await bookingStage(t)).patient();
  for (const criteria of [
    { colour: 'red' },
    { weekdays: [0] },
    { limit: 51 },
    { limit: 0 },
    { radiusKm: -1 },
    { from: '2026-02-30' },
    { careType: 'x' },
  ]) {
    const { status } = await me.send('POST', 'appointment/available', { criteria });
    assert.equal(status, 400, JSON.stringify(criteria));
  }
});

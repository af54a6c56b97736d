// Holds: product §8 search-order
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import type { Criteria, Slot } from '../../../contract/appointments.ts';
import { bookingStage, type Patient } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { yearAhead } from '../support/years.ts';

const near = { lat: 45.5, lng: -73.57 };

/** Thirty slots at three clinics, several at the same moment; two clinics stand at the same spot. */
const manySlots = async (t: TestContext) => {
  const stage = await bookingStage(t);
  const spots = [
    { latitude: 45.5, longitude: -73.57 },
    { latitude: 45.52, longitude: -73.6 },
    { latitude: 45.52, longitude: -73.6 },
  ];
  for (const spot of spots) {
    const clinicId = await addClinic(stage.db, spot);
    for (let at = 0; at < 10; at += 1) await addSlot(stage.db, { clinicId, start: 24 + Math.floor(at / 3) });
  }
  return { ...stage, me: await stage.patient() };
};

const readAll = async (me: Patient, criteria: Criteria): Promise<Slot[][]> => {
  const pages: Slot[][] = [];
  let cursor: string | null | undefined = criteria.cursor;
  do {
    const { status, body, raw } = await me.search({ ...criteria, cursor });
    assert.equal(status, 200, raw);
    pages.push(body.spaces);
    cursor = body.nextCursor;
  } while (cursor !== null);
  return pages;
};

const idsOf = (slots: Slot[]): string[] => slots.map(({ spaceId }) => spaceId);

test('search pages follow one another without a gap or a repeat, soonest first', async (t) => {
  const { me } = await manySlots(t);
  const [whole = []] = await readAll(me, {});
  const pages = await readAll(me, { limit: 4 });
  assert.deepEqual(
    pages.map(({ length }) => length),
    [4, 4, 4, 4, 4, 4, 4, 2],
  );
  assert.deepEqual(idsOf(pages.flat()), idsOf(whole));
  const keys = whole.map(({ start, spaceId }) => `${start} ${spaceId}`);
  assert.deepEqual(keys, keys.toSorted());
});

test('search pages follow one another by nearest clinic first, then by soonest slot', async (t) => {
  const { me } = await manySlots(t);
  const criteria: Criteria = { near, sort: 'nearest' };
  const [whole = []] = await readAll(me, criteria);
  assert.equal(whole.length, 30);
  assert.deepEqual(idsOf((await readAll(me, { ...criteria, limit: 7 })).flat()), idsOf(whole));
  const keys = whole.map(
    ({ distanceKm = 0, start, spaceId }) => `${distanceKm.toFixed(1).padStart(6, '0')} ${start} ${spaceId}`,
  );
  assert.deepEqual(keys, keys.toSorted());
});

test('search pages follow one another within the requested parts of the day', async (t) => {
  const stage = await bookingStage(t);
  const clinicId = await addClinic(stage.db);
  for (const day of ['07', '08', '09']) {
    for (const hour of ['09', '13', '18'])
      await addSlot(stage.db, { clinicId, start: `${yearAhead}-01-${day}T${hour}:00:00-05:00` });
  }
  const criteria: Criteria = { from: `${yearAhead}-01-07`, to: `${yearAhead}-01-09`, dayParts: ['morning', 'evening'] };
  const pages = await readAll(await stage.patient(), { ...criteria, limit: 1 });
  assert.deepEqual(
    pages.flat().map(({ start }) => start.slice(8, 13)),
    ['07T09', '07T18', '08T09', '08T18', '09T09', '09T18'],
  );
});

test('a slot taken between two pages shifts no other slot', async (t) => {
  const { me, db } = await manySlots(t);
  const first = (await me.search({ limit: 10 })).body;
  await db.updateTable('slots').set({ status: 'busy' }).where('id', 'in', idsOf(first.spaces).slice(0, 3)).execute();
  const rest = await readAll(me, { cursor: first.nextCursor, limit: 10 });
  assert.equal(rest.flat().length, 20);
});

test('the last search page has no next page, even when it is full', async (t) => {
  const { me } = await manySlots(t);
  assert.deepEqual(
    (await readAll(me, { limit: 15 })).map(({ length }) => length),
    [15, 15],
  );
  assert.deepEqual(
    (await readAll(me, { limit: 10 })).map(({ length }) => length),
    [10, 10, 10],
  );
});

test('a cursor works only for the search that it came from', async (t) => {
  const { me } = await manySlots(t);
  const { nextCursor: cursor } = (await me.search({ limit: 4, careType: 'walk-in' })).body;
  assert.equal((await me.search({ careType: 'walk-in', limit: 9, cursor })).status, 200);
  for (const other of [
    { careType: 'covid' as const },
    {},
    { careType: 'walk-in' as const, sort: 'nearest' as const, near },
  ]) {
    const { status, refusal } = await me.search({ ...other, cursor });
    assert.deepEqual([status, refusal.message], [400, 'appointment.staleCursor']);
  }
  assert.equal((await me.search({ careType: 'walk-in', cursor: 'broken' })).refusal.message, 'appointment.staleCursor');
});

// Holds: product §8 search-criteria
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import pg from 'pg';

import type { Criteria } from '../../../contract/appointments.ts';
import { bookingStage } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';

/** PostgreSQL may keep one plan for all values from the sixth run on. */
const runsBeforeOnePlan = 5;

const kinds = { near: { postalCode: 'H2X 1Y4' }, radiusKm: 50 } as const;

const plain: Criteria[] = [
  { careType: 'walk-in', sort: 'soonest', ...kinds },
  { careType: 'follow-up', sort: 'soonest', ...kinds },
  { careType: 'walk-in', sort: 'nearest', ...kinds },
  { careType: 'follow-up', sort: 'nearest', ...kinds },
];

const searchStage = async (t: TestContext) => {
  const { mock } = t.mock.method(pg.Client.prototype, 'query');
  const stage = await bookingStage(t);
  const me = await stage.patient();
  const clinicId = await addClinic(stage.db, { latitude: 45.51, longitude: -73.57 });
  for (const latitude of [50, 51]) await addClinic(stage.db, { latitude, longitude: -66 });
  const [walkIn, followUp] = [
    await addSlot(stage.db, { clinicId, start: 24, care_type: 'walk-in' }),
    await addSlot(stage.db, { clinicId, start: 25, care_type: 'follow-up' }),
  ];
  const search = async (criteria: Criteria): Promise<string[]> => {
    const { status, body, raw } = await me.search(criteria);
    assert.equal(status, 200, raw);
    return body.spaces.map(({ spaceId }) => spaceId);
  };
  const isPrepared = async (criteria: Criteria): Promise<boolean> => {
    mock.resetCalls();
    await search(criteria);
    const [statement] = mock.calls
      .map(({ arguments: [first] }): unknown => first)
      .filter((first) => JSON.stringify(first).includes('from slots as p'));
    assert.ok(statement !== undefined, 'no slots were searched');
    return typeof statement === 'object' && statement !== null && 'name' in statement;
  };
  return { ...stage, search, isPrepared, walkIn, followUp };
};

test('a plain search finds the same when PostgreSQL keeps one plan for all values', async (t) => {
  const { search, walkIn, followUp } = await searchStage(t);
  for (let run = 0; run < runsBeforeOnePlan * 3; run += 1) {
    for (const criteria of plain) {
      const expected = criteria.careType === 'walk-in' ? walkIn : followUp;
      assert.deepEqual(await search(criteria), [expected], `run ${run} of ${JSON.stringify(criteria)}`);
    }
  }
});

test('a plain search among many clinics is prepared, and finds only what is in them', async (t) => {
  const { db, search, walkIn, isPrepared } = await searchStage(t);
  for (let clinic = 0; clinic < 20; clinic += 1) await addClinic(db, { latitude: 45.52, longitude: -73.58 });
  for (let clinic = 0; clinic < 30; clinic += 1) {
    const clinicId = await addClinic(db, { latitude: 50, longitude: -66 });
    await addSlot(db, { clinicId, start: 23, care_type: 'walk-in' });
  }
  const among = { ...plain[0], radiusKm: 50 } as const;
  assert.equal(await isPrepared(among), true);
  for (let run = 0; run < runsBeforeOnePlan * 2; run += 1) assert.deepEqual(await search(among), [walkIn]);
});

test('a plain search among most clinics is prepared, and finds nothing in the others', async (t) => {
  const { db, search, walkIn, isPrepared } = await searchStage(t);
  for (let clinic = 0; clinic < 20; clinic += 1) await addClinic(db, { latitude: 45.52, longitude: -73.58 });
  const away = await addClinic(db, { latitude: 50, longitude: -66 });
  await addSlot(db, { clinicId: away, start: 23, care_type: 'walk-in' });
  const among = { ...plain[0], radiusKm: 50 } as const;
  assert.equal(await isPrepared(among), true);
  for (let run = 0; run < runsBeforeOnePlan * 2; run += 1) assert.deepEqual(await search(among), [walkIn]);
});

test('a plain search among few clinics or nearest first is prepared, and a rare one is planned for its values', async (t) => {
  const { isPrepared } = await searchStage(t);
  for (const criteria of plain) assert.equal(await isPrepared(criteria), true, JSON.stringify(criteria));
  assert.equal(await isPrepared({ ...plain[0], modes: ['in-person'] }), false);
  assert.equal(await isPrepared({ ...plain[2], weekdays: [1] }), false);
});

// Holds: spec §7 search
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import type { Criteria, Suggestion } from '../../../contract/appointments.ts';
import { bookingStage } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { yearAhead } from '../support/years.ts';

const montreal = { lat: 45.5, lng: -73.57 };
const quebec = { latitude: 46.81, longitude: -71.21 };

/** Follows a piece of advice as a person would: changes that one criterion and searches again. */
const followed = (criteria: Criteria, advice: Suggestion): Criteria => {
  switch (advice.kind) {
    case 'wider':
      return { ...criteria, radiusKm: advice.radiusKm };
    case 'later':
      return { ...criteria, from: advice.from, to: advice.to };
    case 'anyClinic':
      return { ...criteria, clinicIds: [], profIds: [] };
  }
};

const adviceStage = async (t: TestContext) => {
  const stage = await bookingStage(t);
  const me = await stage.patient();
  const advised = async (criteria: Criteria) => (await me.search(criteria)).body.suggestions;
  const holdsTrue = async (criteria: Criteria, advice: Suggestion) =>
    assert.equal(
      (await me.search(followed(criteria, advice))).body.spaces.length,
      advice.found,
      JSON.stringify(advice),
    );
  return { ...stage, me, advised, holdsTrue };
};

test('an empty search suggests looking wider, later or elsewhere, and each suggestion finds what it promises', async (t) => {
  const { db, advised, holdsTrue } = await adviceStage(t);
  const closed = await addClinic(db);
  const far = await addClinic(db, quebec);
  for (const start of [30, 40]) await addSlot(db, { clinicId: far, start });
  await addSlot(db, { clinicId: closed, start: 24 * 20 });
  const criteria: Criteria = { near: montreal, radiusKm: 25, clinicIds: [closed] };
  const advice = (await advised(criteria)) ?? [];
  assert.deepEqual(
    advice.map(({ kind, found }) => `${kind} ${found}`),
    ['later 1'],
  );
  for (const each of advice) await holdsTrue(criteria, each);
  const anywhere: Criteria = { near: montreal, radiusKm: 25 };
  const both = (await advised(anywhere)) ?? [];
  assert.deepEqual(
    both.map((each) => (each.kind === 'wider' ? `wider ${each.radiusKm} ${each.found}` : each.kind)),
    ['wider 250 2', 'later'],
  );
  for (const each of both) await holdsTrue(anywhere, each);
});

test('an empty search of one clinic suggests what other clinics have', async (t) => {
  const { db, advised, holdsTrue } = await adviceStage(t);
  const empty = await addClinic(db);
  await addSlot(db, { clinicId: await addClinic(db), start: 30 });
  const criteria: Criteria = { clinicIds: [empty] };
  const advice = (await advised(criteria)) ?? [];
  assert.deepEqual(advice, [{ kind: 'anyClinic', found: 1 }]);
  for (const each of advice) await holdsTrue(criteria, each);
});

test('an empty search suggests nothing when there is no free slot at all', async (t) => {
  const { db, advised } = await adviceStage(t);
  await addClinic(db);
  assert.deepEqual(await advised({ near: montreal, clinicIds: [] }), []);
});

test('a search with results suggests nothing, and neither does its next page', async (t) => {
  const { db, me } = await adviceStage(t);
  const clinicId = await addClinic(db);
  for (const start of [30, 40]) await addSlot(db, { clinicId, start });
  const first = (await me.search({ limit: 1 })).body;
  assert.equal('suggestions' in first, false);
  await db.updateTable('slots').set({ status: 'busy' }).execute();
  const second = (await me.search({ limit: 1, cursor: first.nextCursor })).body;
  assert.deepEqual([second.spaces, 'suggestions' in second], [[], false]);
});

test('a suggestion to look later starts after the searched period, whatever its length', async (t) => {
  const { db, advised } = await adviceStage(t);
  const clinicId = await addClinic(db);
  await addSlot(db, { clinicId, start: `${yearAhead}-03-05T15:00:00Z` });
  assert.deepEqual(await advised({ from: `${yearAhead}-01-01`, to: `${yearAhead}-01-01` }), [
    { kind: 'later', from: `${yearAhead}-03-05`, to: `${yearAhead}-03-19`, found: 1 },
  ]);
  assert.deepEqual(await advised({ from: `${yearAhead}-03-06`, to: `${yearAhead}-03-07` }), []);
});

// Holds: product §4 alerts, product §8 search-criteria, product §8 zones
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import type { Watched } from '../../../contract/alerts.ts';
import { careTypes, dayParts, modes } from '../../../contract/catalogues.ts';
import { suits } from '../../src/data/alerts/suits.ts';
import { isOpenToAll } from '../../src/data/openSlot.ts';
import { bookingStage, type Patient } from '../support/booking.ts';
import { centre, farNorth, laySlotTable, postalCode, type SlotTable } from '../support/slotTable.ts';
import { yearAhead } from '../support/years.ts';

const spring = { from: `${yearAhead}-03-09`, to: `${yearAhead}-03-10` };
const autumn = { from: `${yearAhead}-11-02`, to: `${yearAhead}-11-03` };
const june = { from: `${yearAhead}-06-01`, to: `${yearAhead}-06-05` };

const partsOfDay: Watched['dayParts'][] = [null, ...dayParts.map((part) => [part]), ['morning', 'evening']];

/** Every part of the day with every weekday, on the days of both changes of clock. */
const whens: Watched[] = [spring, autumn].flatMap((period) =>
  partsOfDay.flatMap((parts) =>
    [null, [6], [7], [1, 7]].map((weekdays): Watched => ({ ...period, dayParts: parts, weekdays })),
  ),
);

const wheres: Watched[] = [
  ...[9.99, 9.9999, 10, 10.0004, 10.0006, 10.001, 500].map((radiusKm) => ({ near: centre, radiusKm })),
  { near: { postalCode }, radiusKm: 10 },
  { near: { postalCode }, radiusKm: 11 },
  ...[499, 500].map((radiusKm) => ({ near: farNorth, radiusKm })),
  { near: { lat: 89.9, lng: 0 }, radiusKm: 500 },
  { near: { lat: 47.4, lng: -61.9 }, radiusKm: 5 },
];

const kinds: Watched[] = [
  ...modes.map((mode) => ({ modes: [mode] })),
  { modes: ['phone', 'video'] },
  ...(['fr', 'en'] as const).map((language) => ({ languages: [language] })),
  { languages: ['fr', 'en'] },
  ...careTypes.map((careType) => ({ careType })),
  { raisonVisite: 'urinary' },
];

const named = ({ clinics, professionalId }: SlotTable): Watched[] => [
  ...Object.values(clinics).map((clinicId) => ({ clinicIds: [clinicId] })),
  { clinicIds: Object.values(clinics) },
  { clinicIds: [clinics.justWithin, clinics.nowhere], near: centre },
  { clinicIds: [clinics.justBeyond], near: centre, radiusKm: 10 },
  { profIds: [professionalId] },
];

/** All that a search finds, page by page. */
const searched = async (me: Patient, criteria: Watched): Promise<string[]> => {
  const found: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { status, body, raw } = await me.search({ ...criteria, cursor });
    assert.equal(status, 200, raw);
    found.push(...body.spaces.map(({ spaceId }) => spaceId));
    cursor = body.nextCursor;
  }
  return found.sort();
};

test('a search and an alert with the same criteria match the same slots, at every edge of a table of slots', async (t) => {
  const { db, patients } = await bookingStage(t);
  const [me, other] = await patients(2);
  assert.ok(me && other);
  const table = await laySlotTable(db);
  assert.equal((await other.hold(table.heldId)).status, 200);
  const watched = async (criteria: Watched): Promise<string[]> => {
    const { status, body, raw } = await me.watch(criteria);
    assert.equal(status, 201, raw);
    const { rows } = await sql<{ id: string }>`
      select p.id from slots as p join clinics as c on c.id = p.clinic_id join alerts as a on ${suits}
      where a.id = ${body.alertId}::uuid and ${isOpenToAll} order by p.id
    `.execute(db);
    await me.endAlert(body.alertId);
    return rows.map(({ id }) => id);
  };
  const sizes = new Set<number>();
  const all = [
    {},
    ...whens,
    ...whens.flatMap((when) => [wheres[0], wheres.at(-1)].map((where) => ({ ...when, ...where }))),
    ...[...wheres, ...kinds, ...named(table)].map((criteria) => ({ ...june, ...criteria })),
  ];
  for (const criteria of all) {
    const found = await searched(me, criteria);
    assert.deepEqual(await watched(criteria), found, JSON.stringify(criteria));
    sizes.add(found.length);
  }
  assert.ok(sizes.size > 15, `the table tells too little apart: ${[...sizes].join()}`);
});

// Holds: product §4 alerts
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { kilometresBetween } from '../distance.ts';
import { BrokenRule, MalformedRequest } from '../errors.ts';
import { toWatch } from './watching.ts';

const montreal = { latitude: 45.5, longitude: -73.57 };
const context = { today: '2026-11-20', locate: (code: string) => (code.startsWith('H2X') ? montreal : undefined) };

test('an alert watches from today for two weeks, anywhere, unless its criteria differ', () => {
  const { from, to, near, radiusMetres, area } = toWatch({}, context);
  assert.deepEqual([from, to, near, radiusMetres, area.north], ['2026-11-20', '2026-12-04', null, null, 90]);
});

test('the bounding box of an alert contains the whole circle and little more', () => {
  const { area, near, radiusMetres } = toWatch({ near: { postalCode: 'H2X' }, radiusKm: 25 }, context);
  assert.deepEqual([near, radiusMetres], [montreal, 25_000]);
  const edges = [
    kilometresBetween(montreal, { ...montreal, latitude: area.north }),
    kilometresBetween(montreal, { ...montreal, latitude: area.south }),
    kilometresBetween(montreal, { ...montreal, longitude: area.east }),
    kilometresBetween(montreal, { ...montreal, longitude: area.west }),
  ];
  for (const edge of edges) assert.ok(edge >= 25 && edge < 25.5, String(edge));
});

test('an alert stores a person’s position within a kilometre and no finer', () => {
  const { near } = toWatch({ near: { lat: 45.512345, lng: -73.567891 } }, context);
  assert.deepEqual(near, { latitude: 45.51, longitude: -73.57 });
});

test('an alert by postal code watches from the exact point that a search with it uses', () => {
  const point = { latitude: 45.51232, longitude: -73.56859 };
  const { near } = toWatch({ near: { postalCode: 'H2X' } }, { ...context, locate: () => point });
  assert.deepEqual(near, point);
});

test('the bounding box is as wide as the circle in the far north, and the whole world at a pole and at the date line', () => {
  const farNorth = { latitude: 62, longitude: -79 };
  const boxOf = (lat: number, lng: number) => toWatch({ near: { lat, lng }, radiusKm: 500 }, context).area;
  const edge = { latitude: 62.33, longitude: boxOf(62, -79).east };
  assert.ok(kilometresBetween(farNorth, edge) >= 500);
  for (const area of [boxOf(89.9, 0), boxOf(-89.9, 0), boxOf(0, 179)])
    assert.deepEqual(area, { south: -90, west: -180, north: 90, east: 180 });
});

test('the server rejects an alert whose dates are over or that extends beyond ninety days', () => {
  assert.throws(() => toWatch({ from: '2026-11-01', to: '2026-11-19' }, context), MalformedRequest);
  assert.throws(() => toWatch({ from: '2026-11-20', to: '2027-03-01' }, context), BrokenRule);
  assert.equal(toWatch({ from: '2026-11-01', to: '2026-11-20' }, context).to, '2026-11-20');
});

test('an alert with only a reason watches the care types that usually receive it, and own words watch general care', () => {
  const watched = (raisonVisite: string) => {
    const { careTypes, reason, usualCareTypes } = toWatch({ raisonVisite }, context);
    return [careTypes, reason, usualCareTypes];
  };
  assert.deepEqual(watched('urinary'), [[], 'urinary', ['walk-in', 'priority']]);
  assert.deepEqual(watched('mots de la personne'), [[], 'other', ['walk-in', 'priority', 'follow-up']]);
});

// Holds: product §8 search-order
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { kilometresBetween, metresBetween, metresWithin } from './distance.ts';

const montreal = { latitude: 45.5019, longitude: -73.5674 };
const quebec = { latitude: 46.8139, longitude: -71.208 };

test('the distance between Montréal and Québec is about 233 km, in either direction', () => {
  assert.ok(Math.abs(kilometresBetween(montreal, quebec) - 233) < 3);
  assert.equal(kilometresBetween(montreal, quebec), kilometresBetween(quebec, montreal));
});

test('the distance is zero from a point to itself and half the earth’s circumference to its antipode', () => {
  assert.equal(kilometresBetween(montreal, montreal), 0);
  const antipode = { latitude: -montreal.latitude, longitude: montreal.longitude + 180 };
  assert.ok(Math.abs(kilometresBetween(montreal, antipode) - Math.PI * 6_371) < 1);
});

test('a radius includes everything within its whole metres, with distances rounded to metres', () => {
  const north = (metres: number) => ({ latitude: (metres / 1_000 / 6_371) * (180 / Math.PI), longitude: 0 });
  const away = [9_999.4, 10_000.4, 10_000.6].map((metres) => metresBetween(north(0), north(metres)));
  assert.deepEqual(away, [9_999, 10_000, 10_001]);
  assert.deepEqual([10, 10.0009, 9.9999].map(metresWithin), [10_000, 10_000, 9_999]);
});

// Holds: product §8 search-order
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { kilometresBetween } from './distance.ts';

const montreal = { latitude: 45.5019, longitude: -73.5674 };
const quebec = { latitude: 46.8139, longitude: -71.208 };

test('Montréal and Québec lie some 233 km apart, in either direction', () => {
  assert.ok(Math.abs(kilometresBetween(montreal, quebec) - 233) < 3);
  assert.equal(kilometresBetween(montreal, quebec), kilometresBetween(quebec, montreal));
});

test('a point is nowhere from itself, and its antipode is half the way around the earth', () => {
  assert.equal(kilometresBetween(montreal, montreal), 0);
  const antipode = { latitude: -montreal.latitude, longitude: montreal.longitude + 180 };
  assert.ok(Math.abs(kilometresBetween(montreal, antipode) - Math.PI * 6_371) < 1);
});

// Holds: product §8 zones
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { instantsShowing, isTimeZone, offsetMinutesAt, wallTimeAt } from './zonedTime.ts';

const showing = (wall: string, zone: string): string[] =>
  instantsShowing(wall, zone).map((instant) => instant.toISOString());

test('the three clocks of Quebec have their legal offsets, summer and winter', () => {
  const [winter, summer] = [new Date('2026-12-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')];
  const offsets = ['America/Toronto', 'America/Halifax', 'America/Blanc-Sablon'].map((zone) => [
    offsetMinutesAt(winter, zone),
    offsetMinutesAt(summer, zone),
  ]);
  assert.deepEqual(offsets, [
    [-300, -240],
    [-240, -180],
    [-240, -240],
  ]);
});

test('an ordinary wall time maps to one instant', () => {
  assert.deepEqual(showing('2026-11-20T09:15', 'America/Toronto'), ['2026-11-20T14:15:00.000Z']);
});

test('the hour that autumn repeats maps to two instants, and the one that spring skips to none', () => {
  assert.deepEqual(showing('2026-11-01T01:30', 'America/Toronto'), [
    '2026-11-01T05:30:00.000Z',
    '2026-11-01T06:30:00.000Z',
  ]);
  assert.deepEqual(showing('2026-03-08T02:30', 'America/Toronto'), []);
  assert.deepEqual(showing('2026-11-01T01:30', 'America/Blanc-Sablon'), ['2026-11-01T05:30:00.000Z']);
});

test('the server shows an instant on the clock of its zone', () => {
  assert.equal(wallTimeAt(new Date('2026-11-20T14:15:00Z'), 'America/Halifax'), '2026-11-20T10:15:00');
});

test('the server distinguishes a nonexistent time zone from an existing one', () => {
  assert.equal(isTimeZone('America/Toronto'), true);
  assert.equal(isTimeZone('America/Trois-Pistoles'), false);
});

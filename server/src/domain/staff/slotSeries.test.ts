// Holds: product §8 staff
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { quebecZone } from '../../../../contract/quebec.ts';
import { layOutSeries } from './slotSeries.ts';

const starts = (dates: string[], [from, until, length]: [number, number, 15 | 30 | 45 | 60]): string[] =>
  layOutSeries({ dates, from, until, length }, quebecZone).map(({ startsAt }) => startsAt.toISOString());

test('a series lies at the same hour on both sides of a change of clock, and its last slot ends in time', () => {
  assert.deepEqual(starts(['2027-03-12', '2027-03-15'], [9 * 60, 10 * 60 + 29, 45]), [
    '2027-03-12T14:00:00.000Z',
    '2027-03-15T13:00:00.000Z',
  ]);
  assert.equal(starts(['2027-03-12'], [9 * 60, 10 * 60 + 30, 45]).length, 2);
});

test('no slot of a series crosses another, not even where spring skips an hour between them', () => {
  assert.deepEqual(starts(['2027-03-14'], [90, 4 * 60, 45]), ['2027-03-14T06:30:00.000Z']);
});

test('a series has no slot in the hour that spring skips, one in the hour that autumn repeats', () => {
  assert.deepEqual(starts(['2027-03-14'], [60, 4 * 60, 60]), ['2027-03-14T06:00:00.000Z', '2027-03-14T07:00:00.000Z']);
  assert.deepEqual(starts(['2027-11-07', '2027-11-07'], [60, 2 * 60, 60]), ['2027-11-07T05:00:00.000Z']);
});

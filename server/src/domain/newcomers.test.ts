import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isShareBooked, mayNewcomerBook, mayNewcomerHold, phoneKey, weekOf } from './newcomers.ts';

test('newcomers book and hold at most a tenth of a clinic’s week together, and one slot where there are few', () => {
  const may = (slots: number, booked: number, held = 0) => mayNewcomerBook({ slots, booked, held }, 0.1);
  assert.deepEqual([may(300, 29), may(300, 30), may(300, 20, 9), may(300, 20, 10)], [true, false, true, false]);
  assert.deepEqual([may(5, 0), may(5, 1), may(0, 0)], [true, false, true]);
});

test('holds of newcomers take at most half of their share', () => {
  const may = (slots: number, held: number) => mayNewcomerHold({ slots, booked: 0, held }, 0.1);
  assert.deepEqual([may(300, 14), may(300, 15), may(5, 0), may(5, 1)], [true, false, true, false]);
});

test('a share of one refuses nobody', () => {
  assert.equal(mayNewcomerBook({ slots: 2, booked: 2, held: 2 }, 1), true);
  assert.equal(mayNewcomerHold({ slots: 2, booked: 2, held: 2 }, 1), true);
});

test('only bookings use the share up for good', () => {
  assert.equal(isShareBooked({ slots: 300, booked: 30, held: 0 }, 0.1), true);
  assert.equal(isShareBooked({ slots: 300, booked: 29, held: 9 }, 0.1), false);
  assert.equal(isShareBooked({ slots: 2, booked: 2, held: 0 }, 1), false);
});

const week = (startsAt: string, now: string) => {
  const { from, to, mondays } = weekOf(new Date(startsAt), new Date(now));
  return [from, to, ...mondays].map((instant) => instant.toISOString().slice(0, 16));
};

test('a week to come runs from Monday to Monday', () => {
  for (const startsAt of ['2026-11-23T00:00:00Z', '2026-11-25T12:00:00Z', '2026-11-29T23:59:59Z'])
    assert.deepEqual(
      week(startsAt, '2026-11-22T23:59:59Z'),
      ['2026-11-23T00:00', '2026-11-30T00:00', '2026-11-23T00:00'],
      startsAt,
    );
});

test('a week that has begun is seven days from now, and touches the next', () => {
  for (const now of ['2026-11-23T00:00', '2026-11-29T18:20'])
    assert.deepEqual(
      week('2026-11-29T18:45:00Z', `${now}:00Z`),
      [now, now.replace('-11-23', '-11-30').replace('-11-29', '-12-06'), '2026-11-23T00:00', '2026-11-30T00:00'],
      now,
    );
});

test('a phone number is the same in every format', () => {
  assert.deepEqual(
    ['514 555-0199', '(514) 555-0199', '+1 514 555 0199', '5145550199'].map(phoneKey),
    Array.from({ length: 4 }, () => '5145550199'),
  );
  assert.deepEqual(
    ['43855501991000', '4385550199 1', '1 438 555 0199', '14385550199000'].map(phoneKey),
    Array.from({ length: 4 }, () => '4385550199'),
    'digits dialled on',
  );
  assert.deepEqual([phoneKey(null), phoneKey('555-0199')], [null, null]);
});

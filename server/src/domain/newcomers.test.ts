import assert from 'node:assert/strict';
import { test } from 'node:test';

import { mayNewcomerBook, mayNewcomerHold, phoneKey, weekOf } from './newcomers.ts';

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

test('a week runs from Monday to Monday', () => {
  for (const instant of ['2026-11-23T00:00:00Z', '2026-11-25T12:00:00Z', '2026-11-29T23:59:59Z'])
    assert.deepEqual(
      [weekOf(new Date(instant)).from.toISOString(), weekOf(new Date(instant)).to.toISOString()],
      ['2026-11-23T00:00:00.000Z', '2026-11-30T00:00:00.000Z'],
      instant,
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

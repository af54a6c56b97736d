// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { laySlots } from '../../src/feeds/slots/laySlots.ts';
import { testSeed } from '../../../scripts/seededRandom.ts';

const seed = testSeed(20_261_124);
const start = new Date('2023-03-25T13:00:00Z');
const after = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000);
const minutes = fc.integer({ min: 1, max: 24 * 60 });
const capacity = fc.integer({ min: 0, max: 300 });

test('a capacity of n creates n slots, numbered from 1, all within the period', () => {
  fc.assert(
    fc.property(minutes, capacity, (length, most) => {
      const slots = laySlots(start, after(length), most);
      assert.deepEqual(
        slots.map(({ number }) => number),
        Array.from({ length: most }, (_, at) => at + 1),
      );
      assert.ok(
        slots.every(({ startsAt, endsAt }) => startsAt >= start && endsAt <= after(length) && endsAt > startsAt),
      );
    }),
    { seed },
  );
});

test('the number of a slot alone decides its time, so a change of capacity moves no slot', () => {
  fc.assert(
    fc.property(minutes, capacity, capacity, (length, one, other) => {
      const [few, many] = [Math.min(one, other), Math.max(one, other)];
      assert.deepEqual(laySlots(start, after(length), few), laySlots(start, after(length), many).slice(0, few));
    }),
    { seed },
  );
});

test('a period of up to an hour is one appointment, or a window that several appointments share', () => {
  for (const { startsAt, endsAt } of laySlots(start, after(60), 10))
    assert.deepEqual([startsAt, endsAt], [start, after(60)]);
});

test('no two slots in opening hours coincide before every quarter of an hour is taken', () => {
  fc.assert(
    fc.property(fc.integer({ min: 61, max: 24 * 60 }), (length) => {
      const positions = Math.floor(length / 15);
      const starts = laySlots(start, after(length), positions).map(({ startsAt }) => startsAt.getTime());
      assert.equal(new Set(starts).size, positions);
    }),
    { seed },
  );
});

test('33 slots from 9:00 to 18:00 spread over the day: no hour is empty and none is crowded', () => {
  const perHour = new Map<number, number>();
  for (const { startsAt } of laySlots(start, after(540), 33)) {
    const hour = Math.floor((startsAt.getTime() - start.getTime()) / 3_600_000);
    perHour.set(hour, (perHour.get(hour) ?? 0) + 1);
  }
  assert.deepEqual(
    [...perHour.keys()].sort((one, other) => one - other),
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
  );
  assert.ok([...perHour.values()].every((count) => count >= 3 && count <= 4));
});

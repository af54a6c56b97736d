import type { Clock } from '../../src/domain/clock.ts';

export type TestClock = { clock: Clock; advance: (by: { hours?: number; minutes?: number; seconds?: number }) => void };

/** A clock that stands still until it is moved. */
export const testClock = (start = '2026-11-20T15:00:00Z'): TestClock => {
  let now = Date.parse(start);
  return {
    clock: () => new Date(now),
    advance: ({ hours = 0, minutes = 0, seconds = 0 }) => {
      now += ((hours * 60 + minutes) * 60 + seconds) * 1_000;
    },
  };
};

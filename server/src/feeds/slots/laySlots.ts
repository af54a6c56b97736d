import { minuteMs } from '../../domain/durations.ts';

const longestSlotMinutes = 60;

const slotMinutes = 15;

export type LaidSlot = { number: number; startsAt: Date; endsAt: Date };

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** Coprime to `count`: spreads any number evenly. */
const strideOf = (count: number): number => {
  let stride = Math.max(1, Math.round(count * 0.618));
  while (greatestDivisor(stride, count) !== 1) stride += 1;
  return stride;
};

/**
 * A period up to an hour is one slot; longer ones are opening hours, cut into fifteen minutes. Times depend only on
 * number (from 1) and period, so changing the capacity moves no slot.
 */
export const laySlots = (start: Date, end: Date, capacity: number): LaidSlot[] => {
  const minutes = (end.getTime() - start.getTime()) / minuteMs;
  const numbers = Array.from({ length: capacity }, (_, at) => at + 1);
  if (minutes <= longestSlotMinutes) return numbers.map((number) => ({ number, startsAt: start, endsAt: end }));
  const positions = Math.floor(minutes / slotMinutes);
  const stride = strideOf(positions);
  return numbers.map((number) => {
    const position = ((number - 1) * stride) % positions;
    const startsAt = new Date(start.getTime() + position * slotMinutes * minuteMs);
    return { number, startsAt, endsAt: new Date(startsAt.getTime() + slotMinutes * minuteMs) };
  });
};

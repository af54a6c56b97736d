const minuteMs = 60_000;

/** A period up to an hour is a visit or a window to arrive in, as published; a longer one is opening hours. */
const longestAppointmentMinutes = 60;

/** How long a visit lasts within opening hours. */
const appointmentMinutes = 15;

export type LaidSlot = { number: number; startsAt: Date; endsAt: Date };

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** Steps of this many, taken around a circle of `count`, meet every position once, and spread evenly from the first on. */
const strideOf = (count: number): number => {
  let stride = Math.max(1, Math.round(count * 0.618));
  while (greatestDivisor(stride, count) !== 1) stride += 1;
  return stride;
};

/**
 * Lays the places of a published period. Up to an hour, each is the whole period. Opening hours are cut into visits of
 * fifteen minutes, taken in an order that spreads any number of places over the day; more places than visits stand
 * side by side. Where a place stands depends on its number and the period alone: when the capacity changes, no place moves.
 * @param capacity how many; places are numbered from 1
 */
export const laySlots = (start: Date, end: Date, capacity: number): LaidSlot[] => {
  const minutes = (end.getTime() - start.getTime()) / minuteMs;
  const numbers = Array.from({ length: capacity }, (_, at) => at + 1);
  if (minutes <= longestAppointmentMinutes) return numbers.map((number) => ({ number, startsAt: start, endsAt: end }));
  const appointments = Math.floor(minutes / appointmentMinutes);
  const stride = strideOf(appointments);
  return numbers.map((number) => {
    const appointment = ((number - 1) * stride) % appointments;
    const startsAt = new Date(start.getTime() + appointment * appointmentMinutes * minuteMs);
    return { number, startsAt, endsAt: new Date(startsAt.getTime() + appointmentMinutes * minuteMs) };
  });
};

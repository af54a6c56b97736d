import { millisecondsOf } from '../../../contract/instants.ts';
import { appointmentLimits } from '../../../contract/limits.ts';

/** Minutes after booking when cancelling is always possible (product §8). */
const { regret } = appointmentLimits.cancelMinutes;

const minutesBefore = (instant: string, minutes: number): Date => new Date(millisecondsOf(instant) - minutes * 60_000);

/** Undefined when the minutes after booking decide instead. `now` in milliseconds. */
export const cancelLimitOf = (start: string, cancelLimitMinutes: number, now: number): string | undefined => {
  const limit = minutesBefore(start, cancelLimitMinutes);
  return limit.getTime() > now + regret * 60_000 ? limit.toISOString() : undefined;
};

import { appointmentLimits } from '../../../contract/limits.ts';

/** How long after booking an appointment can be cancelled online in any case (product §8), in minutes. */
const { regret } = appointmentLimits.cancelMinutes;

const minutesBefore = (instant: string, minutes: number): Date => new Date(Date.parse(instant) - minutes * 60_000);

/**
 * Until when a visit booked now could be cancelled online: the clinic's limit, or nothing when that limit is so near
 * that the minutes after booking decide instead. `now` in milliseconds.
 */
export const cancelLimitOf = (start: string, cancelLimitMinutes: number, now: number): string | undefined => {
  const limit = minutesBefore(start, cancelLimitMinutes);
  return limit.getTime() > now + regret * 60_000 ? limit.toISOString() : undefined;
};

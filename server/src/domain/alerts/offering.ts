import { appointmentLimits } from '../../../../contract/limits.ts';
import { wakingHours } from '../../../../contract/quebec.ts';
import { hourMs, minuteMs } from '../durations.ts';
import { wallTimeAt } from '../zonedTime.ts';

export type OpenedSlot = { startsAt: Date; timeZone: string; now: Date };

/** Extra seconds held, so that a job can pass the slot on before others take it. */
export const handoverSeconds = 10;

const soonestMs = 2 * hourMs;
const { most, least } = appointmentLimits.offerMinutesByEmail;

/** Not within two hours of its start, nor from 21:00 to 8:00 clinic time (product §8 Alert offers). */
export const mayOffer = ({ startsAt, timeZone, now }: OpenedSlot): boolean => {
  const hour = Number(wallTimeAt(now, timeZone).slice(11, 13));
  return startsAt.getTime() - now.getTime() > soonestMs && hour >= wakingHours.from && hour < wakingHours.before;
};

/** Null: too short (decision 0083). */
export const minutesByEmail = ({ startsAt, timeZone, now }: OpenedSlot): number | null => {
  const [hour = 0, minute = 0] = wallTimeAt(now, timeZone).slice(11, 16).split(':').map(Number);
  const untilQuiet = (wakingHours.before - hour) * 60 - minute;
  const untilLate = Math.floor((startsAt.getTime() - now.getTime() - soonestMs) / minuteMs);
  const minutes = Math.min(most, untilQuiet, untilLate);
  return minutes < least ? null : minutes;
};

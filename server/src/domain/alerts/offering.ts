import { appointmentLimits } from '../../../../contract/limits.ts';
import { wakingHours } from '../../../../contract/quebec.ts';
import { hourMs, minuteMs } from '../durations.ts';
import { instantsShowing, wallTimeAt } from '../zonedTime.ts';

export type OpenedSlot = { startsAt: Date; timeZone: string; now: Date };

/** Extra seconds held, so that a job can pass the slot on before others take it. */
export const handoverSeconds = 10;

const soonestMs = 2 * hourMs;
const { most, least } = appointmentLimits.offerMinutesByEmail;

/**
 * Whether waiting people get the slot first: not within two hours of its start, nor from 21:00 to 8:00 clinic time
 * (product §8 Alert offers).
 */
export const mayOffer = ({ startsAt, timeZone, now }: OpenedSlot): boolean => {
  const hour = Number(wallTimeAt(now, timeZone).slice(11, 13));
  return startsAt.getTime() - now.getTime() > soonestMs && hour >= wakingHours.from && hour < wakingHours.before;
};

/** Until the clinic’s evening or the last two hours. Null: too short (decision 83). */
export const minutesByEmail = ({ startsAt, timeZone, now }: OpenedSlot): number | null => {
  const evening = `${wallTimeAt(now, timeZone).slice(0, 10)}T${wakingHours.before}:00`;
  const quietAt = instantsShowing(evening, timeZone)[0]?.getTime() ?? now.getTime();
  const left = Math.min(quietAt, startsAt.getTime() - soonestMs) - now.getTime();
  const minutes = Math.min(most, Math.floor(left / minuteMs));
  return minutes < least ? null : minutes;
};

import { wakingHours } from '../../../../contract/quebec.ts';
import { wallTimeAt } from '../zonedTime.ts';

export type OpenedSlot = { startsAt: Date; timeZone: string; now: Date };

/** Extra seconds held, so that a job can pass the slot on before others take it. */
export const handoverSeconds = 10;

const soonestMs = 2 * 3_600_000;

/**
 * Whether waiting people get the slot first: not within two hours of its start, nor from 21:00 to 8:00 clinic time
 * (product §8 Alert offers).
 */
export const mayOffer = ({ startsAt, timeZone, now }: OpenedSlot): boolean => {
  const hour = Number(wallTimeAt(now, timeZone).slice(11, 13));
  return startsAt.getTime() - now.getTime() > soonestMs && hour >= wakingHours.from && hour < wakingHours.before;
};

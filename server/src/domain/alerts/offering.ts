import { wakingHours } from '../../../../contract/quebec.ts';
import { wallTimeAt } from '../zonedTime.ts';

/** A place that opened, and the clock of its clinic. `now` is the database's. */
export type OpenedSlot = { startsAt: Date; timeZone: string; now: Date };

/**
 * How much longer than promised the place of an offer is kept: so long the jobs of any server have to give it to the next, and
 * nobody slips in between. Seconds; nobody is told of them.
 */
export const handoverSeconds = 10;

const soonestMs = 2 * 3_600_000;

/**
 * Whether a place is offered to those who wait before everybody sees it: neither when it starts within two hours nor between
 * 21:00 and 8:00 on the clinic's clock (product §8 Alert offers). Otherwise it is free for all.
 */
export const mayOffer = ({ startsAt, timeZone, now }: OpenedSlot): boolean => {
  const hour = Number(wallTimeAt(now, timeZone).slice(11, 13));
  return startsAt.getTime() - now.getTime() > soonestMs && hour >= wakingHours.from && hour < wakingHours.before;
};

import { dayMs } from './durations.ts';

/** Of one clinic and week. `slots`: free or booked; `booked` and `held`: by newcomers. */
export type NewcomerLoad = { slots: number; booked: number; held: number };

const mostOf = (slots: number, share: number): number => Math.max(1, Math.floor(slots * share));

export const mayNewcomerBook = ({ slots, booked, held }: NewcomerLoad, share: number): boolean =>
  share >= 1 || booked + held < mostOf(slots, share);

/** Leaves half of the share to bookings. */
export const mayNewcomerHold = (load: NewcomerLoad, share: number): boolean =>
  share >= 1 || (mayNewcomerBook(load, share) && load.held < Math.ceil(mostOf(load.slots, share) / 2));

/** No hold that ends gives any of it back. */
export const isShareBooked = ({ slots, booked }: NewcomerLoad, share: number): boolean =>
  share < 1 && booked >= mostOf(slots, share);

const weekMs = 7 * dayMs;

/** `mondays`: of the weeks in UTC that it touches. */
export type Week = { from: Date; to: Date; mondays: Date[] };

const mondayOf = (instant: Date): Date => {
  // 1 January 1970 was a Thursday.
  const sinceMonday = (instant.getTime() + 3 * dayMs) % weekMs;
  return new Date(instant.getTime() - sinceMonday);
};

const weekAfter = (instant: Date): Date => new Date(instant.getTime() + weekMs);

/** The slot's own, or seven days from now once that has begun. */
export const weekOf = (startsAt: Date, now: Date): Week => {
  const monday = mondayOf(startsAt);
  return monday > now
    ? { from: monday, to: weekAfter(monday), mondays: [monday] }
    : { from: now, to: weekAfter(now), mondays: [monday, weekAfter(monday)] };
};

/** Of an account or a contact. */
export const mostTogether = (maxUpcoming: number): number => 4 * maxUpcoming;

/** Digits dialled after these ten reach the same phone. */
export const phoneKey = (phone: string | null): string | null =>
  /^1?(\d{10})/.exec((phone ?? '').replace(/\D/g, ''))?.[1] ?? null;

/** Of one clinic and week. `slots`: free or booked; `booked` and `held`: by newcomers. */
export type NewcomerLoad = { slots: number; booked: number; held: number };

const mostOf = (slots: number, share: number): number => Math.max(1, Math.floor(slots * share));

export const mayNewcomerBook = ({ slots, booked, held }: NewcomerLoad, share: number): boolean =>
  share >= 1 || booked + held < mostOf(slots, share);

/** Leaves half of the share to bookings. */
export const mayNewcomerHold = (load: NewcomerLoad, share: number): boolean =>
  share >= 1 || (mayNewcomerBook(load, share) && load.held < Math.ceil(mostOf(load.slots, share) / 2));

const dayMs = 86_400_000;

export type Week = { from: Date; to: Date };

/** From Monday, in UTC. */
export const weekOf = (instant: Date): Week => {
  const day = Math.floor(instant.getTime() / dayMs);
  // 1 January 1970 was a Thursday.
  const monday = day - ((day + 3) % 7);
  return { from: new Date(monday * dayMs), to: new Date((monday + 7) * dayMs) };
};

/** Of an account or a contact. */
export const mostTogether = (maxUpcoming: number): number => 4 * maxUpcoming;

/** Digits dialled after these ten reach the same phone. */
export const phoneKey = (phone: string | null): string | null =>
  /^1?(\d{10})/.exec((phone ?? '').replace(/\D/g, ''))?.[1] ?? null;

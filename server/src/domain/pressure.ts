import type { NewcomerLoad } from './newcomers.ts';

const mostTimes = 16;

const calmSignups = 50;

/** In key-derivation rounds; null asks for no work. */
export const signupCost = (unconfirmed: number, calmCost: number): number | null =>
  unconfirmed < calmSignups
    ? null
    : calmCost * Math.min(mostTimes, 2 ** Math.floor((unconfirmed - calmSignups) / calmSignups));

/** Fewer are never pressure. */
const calmLoad = 3;

/** As `proofCost`. */
export const newcomerCost = (
  { slots, booked, held }: NewcomerLoad,
  { share, calmCost }: { share: number; calmCost: number },
): number | null => {
  const used = (booked + held) / Math.max(1, Math.floor(slots * share));
  if (share >= 1 || booked + held < calmLoad || used <= 0.5) return null;
  return calmCost * Math.min(mostTimes, 2 ** Math.ceil((used - 0.5) * 8));
};

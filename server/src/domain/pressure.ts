import type { NewcomerLoad } from './newcomers.ts';
import { quotaOf } from './quota.ts';

const maxTimes = 16;

const calmSignups = 50;

/** In key-derivation rounds; null asks for no work. */
export const signupCost = (unconfirmed: number, calmCost: number): number | null =>
  unconfirmed < calmSignups
    ? null
    : calmCost * Math.min(maxTimes, 2 ** Math.floor((unconfirmed - calmSignups) / calmSignups));

const calmCount = 3;

/** As `signupCost`: null until half of the quota is used, then doubled for each eighth. */
export const costUnderPressure = (
  { count, quota }: { count: number; quota: number },
  calmCost: number,
): number | null => {
  const used = count / quota;
  if (count < calmCount || used <= 0.5) return null;
  return calmCost * Math.min(maxTimes, 2 ** Math.ceil((used - 0.5) * 8));
};

export const newcomerCost = (
  { slots, booked, held }: NewcomerLoad,
  { share, calmCost }: { share: number; calmCost: number },
): number | null =>
  share >= 1 ? null : costUnderPressure({ count: booked + held, quota: quotaOf(slots, share) }, calmCost);

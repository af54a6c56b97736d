import type { Criteria } from '../../contract/appointments.ts';
import { careTypes } from '../../contract/catalogues.ts';
import { points } from '../network/points.ts';
import { pick, seededRandom } from '../network/seededRandom.ts';

const day = 86_400_000;
const dateAfter = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);

/** Slots of a page of the portal. */
export const pageSize = 30;

/**
 * What patients ask, the same at every run: a care type, near a postal code, within 5, 15 or 50 km, in a window of 1 to
 * 14 days that begins in the next two months, the soonest or the nearest first.
 */
export const questions = (count: number): Criteria[] => {
  const random = seededRandom(7);
  return Array.from({ length: count }, () => {
    const start = 1 + Math.floor(random() * 60);
    return {
      careType: pick(random, careTypes),
      near: { postalCode: `${pick(random, points).fsa} 1A1` },
      radiusKm: pick(random, [5, 15, 50]),
      from: dateAfter(start),
      to: dateAfter(start + Math.floor(random() * 14)),
      sort: pick(random, ['soonest', 'nearest'] as const),
      limit: pageSize,
    };
  });
};

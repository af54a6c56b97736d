import type { Slot } from '../../../contract/appointments.ts';
import type { SortOrder } from '../../../contract/catalogues.ts';
import { calendarDateOf } from '../../lib/clinicTime';

/**
 * What one professional offers in one service: places in a row, one button each. `mode` is the way of all of them;
 * null when they differ, and each button says its own.
 */
export type Offer = {
  key: string;
  profId: string | null;
  perName: string;
  mode: Slot['mode'] | null;
  spaces: Slot[];
};

/** The places of one day in one clinic. `distanceKm` when a distance was asked for. */
export type ClinicDay = { key: string; date: string; clinicId: string; distanceKm?: number; offers: Offer[] };

/** One heading of the results: a day when sorted by time, a clinic when sorted by distance. */
export type ResultGroup = { key: string; clinicDays: ClinicDay[] };

/** Items under the same key, in the order in which the keys first appear. Not Map.groupBy: phones of 2023 lack it. */
const gather = <T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
};

const offersOf = (slots: readonly Slot[]): Offer[] =>
  gather(slots, ({ profId, perName }) => JSON.stringify([profId, perName])).flatMap(([key, same]) => {
    const [first] = same;
    if (!first) return [];
    const { profId, perName, mode } = first;
    return [{ key, profId, perName, mode: same.every((slot) => slot.mode === mode) ? mode : null, spaces: same }];
  });

const clinicDayOf = (slots: readonly Slot[]): ClinicDay[] => {
  const [first] = slots;
  if (!first) return [];
  const date = calendarDateOf(first.start, first.timeZone);
  const { clinicId, distanceKm } = first;
  return [
    {
      key: `${date} ${clinicId}`,
      date,
      clinicId,
      ...(distanceKm !== undefined && { distanceKm }),
      offers: offersOf(slots),
    },
  ];
};

/** The day of a place is the one on its clinic's wall, not on this device's. */
const dayOf = (slot: Slot) => calendarDateOf(slot.start, slot.timeZone);

/**
 * Puts places under headings without changing their order: by day then clinic when the soonest come first,
 * by clinic then day when the nearest do. A further page only adds to the end.
 */
export const groupSlots = (slots: readonly Slot[], sort: SortOrder): ResultGroup[] => {
  const clinicOf = (slot: Slot) => slot.clinicId;
  const [outer, inner] = sort === 'soonest' ? [dayOf, clinicOf] : [clinicOf, dayOf];
  return gather(slots, outer).map(([key, group]) => ({
    key,
    clinicDays: gather(group, inner).flatMap(([, same]) => clinicDayOf(same)),
  }));
};

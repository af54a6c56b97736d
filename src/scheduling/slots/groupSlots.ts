import type { Slot } from '../../../contract/appointments.ts';
import type { SortOrder } from '../../../contract/catalogues.ts';
import { calendarDateOf } from '../../lib/clinicTime';

/** A professional's slots in one service. `mode` is null when they differ. */
export type Offer = {
  key: string;
  profId: string | null;
  perName: string;
  mode: Slot['mode'] | null;
  spaces: Slot[];
} & Pick<Slot, 'clinicId' | 'care'>;

export type ClinicDay = { key: string; date: string; clinicId: string; distanceKm?: number; offers: Offer[] };

/** A day, or a clinic when sorted by distance. */
export type ResultGroup = { key: string; clinicDays: ClinicDay[] };

/** Keeps the order. Map.groupBy is missing on 2023 phones. */
const gather = <T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
};

const offersOf = (slots: readonly Slot[]): Offer[] =>
  gather(slots, ({ profId, perName }) => JSON.stringify([profId, perName])).flatMap(([key, same]) => {
    const [first] = same;
    if (!first) return [];
    const { profId, perName, mode, clinicId, care } = first;
    const shared = same.every((slot) => slot.mode === mode) ? mode : null;
    return [{ key, profId, perName, clinicId, ...(care && { care }), mode: shared, spaces: same }];
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

const dayOf = (slot: Slot) => calendarDateOf(slot.start, slot.timeZone);

/** By day then clinic, or the reverse for the nearest. Keeps the order, so further pages only append. */
export const groupSlots = (slots: readonly Slot[], sort: SortOrder): ResultGroup[] => {
  const clinicOf = (slot: Slot) => slot.clinicId;
  const [outer, inner] = sort === 'soonest' ? [dayOf, clinicOf] : [clinicOf, dayOf];
  return gather(slots, outer).map(([key, group]) => ({
    key,
    clinicDays: gather(group, inner).flatMap(([, same]) => clinicDayOf(same)),
  }));
};

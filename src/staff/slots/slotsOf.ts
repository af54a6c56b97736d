import type { StaffSlot } from '../../../contract/staffSlots.ts';
import { addDays, calendarDateOf, isoWeekdayOf } from '../../lib/clinicTime';

/** `slots`: one, or several of one professional on one day. */
export type Asking = { act: 'withdraw' | 'offer'; slots: readonly StaffSlot[] };

/** From Monday. */
export const daysOfWeek = (date: string): string[] => {
  const monday = addDays(date, 1 - isoWeekdayOf(date));
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days));
};

export const byDay = (slots: readonly StaffSlot[], timeZone: string): Map<string, StaffSlot[]> =>
  Map.groupBy(slots, ({ startsAt }) => calendarDateOf(startsAt, timeZone));

/** By name; those of nobody come last. */
export const byProfessional = (slots: readonly StaffSlot[]): Map<string | null, StaffSlot[]> => {
  const inOrder = slots.toSorted((one, two) => {
    if (one.professional === null || two.professional === null)
      return Number(one.professional === null) - Number(two.professional === null);
    return one.professional.localeCompare(two.professional);
  });
  return Map.groupBy(inOrder, ({ professionalId }) => professionalId);
};

export const isWithdrawable = ({ state }: StaffSlot): boolean => state === 'free' || state === 'held';

/** Nobody booked it: also where it waits for an invited person. */
export const isUntaken = (slot: StaffSlot): boolean => isWithdrawable(slot) || slot.state === 'setAside';

export const isWithdrawn = ({ state }: StaffSlot): boolean => state === 'withdrawn';

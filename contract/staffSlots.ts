import { z } from 'zod';

import { modes } from './catalogues.ts';
import { calendarDate, id, instant } from './wire.ts';
import { withdrawalReasons } from './withdrawalReasons.ts';

/** GET slots: seven days from `from`. PostgreSQL refuses dates such as the year 0. */
export const staffSlotsQuery = z.strictObject({
  clinic: id,
  from: calendarDate.refine((date) => date >= '2000-01-01'),
});

/** `unpublished`: withdrawn, and the clinic’s own schedule no longer has it. */
const states = ['free', 'held', 'booked', 'setAside', 'elsewhere', 'withdrawn', 'unpublished'] as const;

/** `reason`, `withdrawnBy`: where staff withdrew it. */
const staffSlot = z.object({
  slotId: id,
  startsAt: instant,
  mode: z.enum(modes),
  professionalId: id.nullable(),
  professional: z.string().nullable(),
  state: z.enum(states),
  reservationId: id.nullable(),
  reason: z.enum(withdrawalReasons).nullable(),
  withdrawnBy: z.string().nullable(),
});

/** Those ahead, and the booked ones. */
export const staffSlots = z.object({ slots: z.array(staffSlot) });

const named = { clinic: id, slots: z.array(id).min(1).max(1_000) };

export const staffWithdrawBody = z.strictObject({ ...named, reason: z.enum(withdrawalReasons) });
export const staffOfferBody = z.strictObject(named);

/** `left`: what others changed meanwhile. */
export const staffSlotsChanged = z.object({ done: z.int(), left: z.int() });

export type StaffSlotsQuery = z.infer<typeof staffSlotsQuery>;
export type StaffSlot = z.infer<typeof staffSlot>;
export type StaffSlots = z.infer<typeof staffSlots>;
export type StaffWithdrawBody = z.infer<typeof staffWithdrawBody>;
export type StaffOfferBody = z.infer<typeof staffOfferBody>;
export type StaffSlotsChanged = z.infer<typeof staffSlotsChanged>;

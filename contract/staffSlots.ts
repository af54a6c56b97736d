import { z } from 'zod';

import { careTypes, modes } from './catalogues.ts';
import { dayMinutes, seriesLimits, startsWithin } from './slotSeries.ts';
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

/** `setAside`: also those that wait for an invited person. */
export const staffWithdrawBody = z.strictObject({
  ...named,
  reason: z.enum(withdrawalReasons),
  setAside: z.boolean().default(false),
});
export const staffOfferBody = z.strictObject(named);

/** GET slots/choices. */
export const staffSeriesQuery = z.strictObject({ clinic: id });

/** `isPublished`: by a source, which alone adds slots. `modes`: those of the service. */
export const staffSeriesChoices = z.object({
  isPublished: z.boolean(),
  professionals: z.array(z.object({ professionalId: id, name: z.string() })),
  services: z.array(
    z.object({ serviceId: id, name: z.string(), careType: z.enum(careTypes), modes: z.array(z.enum(modes)) }),
  ),
});

const timeOfDay = z.int().min(0).max(dayMinutes);

/** The same hours on each date, at the clinic. */
export const staffSeriesBody = z
  .strictObject({
    clinic: id,
    serviceId: id,
    professionalId: id.nullable(),
    mode: z.enum(modes),
    dates: z.array(calendarDate).min(1).max(seriesLimits.mostDays),
    from: timeOfDay,
    until: timeOfDay,
    length: z.union(seriesLimits.lengths.map((minutes) => z.literal(minutes))),
  })
  .refine(({ dates, ...hours }) => {
    const count = dates.length * startsWithin(hours).length;
    return count > 0 && count <= seriesLimits.mostSlots;
  });

/** `left`: what others changed meanwhile, or what stands there already. */
export const staffSlotsChanged = z.object({ done: z.int(), left: z.int() });

export type StaffSlotsQuery = z.infer<typeof staffSlotsQuery>;
export type StaffSlot = z.infer<typeof staffSlot>;
export type StaffSlots = z.infer<typeof staffSlots>;
export type StaffWithdrawBody = z.infer<typeof staffWithdrawBody>;
export type StaffOfferBody = z.infer<typeof staffOfferBody>;
export type StaffSeriesQuery = z.infer<typeof staffSeriesQuery>;
export type StaffSeriesChoices = z.infer<typeof staffSeriesChoices>;
export type StaffSeriesBody = z.infer<typeof staffSeriesBody>;
export type StaffSlotsChanged = z.infer<typeof staffSlotsChanged>;

import { z } from 'zod';

import { appointmentSchema } from './appointments.ts';
import { id, instant } from './wire.ts';

/** Days within which a closed account can be brought back, and years that the record of a clinic is kept after its last entry. */
export const closingLimits = { reopenDays: 10, keptYears: 5 } as const;

/** What goes with an account, each in words of its own. */
export const goingThings = ['account', 'devices', 'notices', 'access', 'choices', 'alerts'] as const;

/** What the law keeps: visits, what was written with clinics, whose they are; and, without a name, who saw what. */
const keptThings = ['visits', 'letters', 'identity', 'trail'] as const;

/** `years` after the last entry of the record; null for what names nobody and stays. */
const kept = z.object({ what: z.enum(keptThings), years: z.int().nullable() });

/**
 * GET user/close: what closing the account would come to. `visits` are those ahead, of the user and of the people in `leftAlone`:
 * those for whom nobody else acts, and who have no account.
 */
export const closingOutlook = z.object({
  goes: z.array(z.enum(goingThings)),
  keeps: z.array(kept),
  visits: z.array(appointmentSchema),
  leftAlone: z.array(z.object({ patientId: id, firstName: z.string().nullable(), lastName: z.string().nullable() })),
  reopenDays: z.int(),
});

/** POST user/close. Without `visits` they are kept: nothing that was acknowledged is lost in silence. A wrong `password` is 403 `errors.wrongPassword`. */
export const closingBody = z.strictObject({
  password: z.string().max(200),
  visits: z.enum(['keep', 'cancel']).optional(),
});

/** The account is closed. `visits` are those of the outlook as they stand now: one that it was too late to cancel is still booked. */
export const closedAccount = closingOutlook
  .pick({ goes: true, keeps: true, visits: true })
  .extend({ closedAt: instant, reopenUntil: instant });

export type ClosingOutlook = z.infer<typeof closingOutlook>;
export type ClosingBody = z.infer<typeof closingBody>;
export type ClosedAccount = z.infer<typeof closedAccount>;

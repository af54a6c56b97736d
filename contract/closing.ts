import { z } from 'zod';

import { appointmentSchema } from './appointments.ts';
import { id, instant } from './wire.ts';

/** `keptYears` counts from the last entry of a clinic's record. */
export const closingLimits = { reopenDays: 10, keptYears: 5 } as const;

export const goingThings = ['account', 'devices', 'notices', 'access', 'choices', 'alerts'] as const;

/** What the law requires us to keep; the audit trail without names. */
const keptThings = ['visits', 'letters', 'identity', 'trail'] as const;

/** Null `years`: nameless data kept forever. */
const kept = z.object({ what: z.enum(keptThings), years: z.int().nullable() });

/**
 * GET user/close. `visits` are upcoming appointments of the user and of `leftAlone`: people without another delegate
 * or an account.
 */
export const closingOutlook = z.object({
  goes: z.array(z.enum(goingThings)),
  keeps: z.array(kept),
  visits: z.array(appointmentSchema),
  leftAlone: z.array(z.object({ patientId: id, firstName: z.string().nullable(), lastName: z.string().nullable() })),
  reopenDays: z.int(),
});

/**
 * POST user/close. Keeps appointments unless `visits` says otherwise. A wrong `password` is 403
 * `errors.wrongPassword`.
 */
export const closingBody = z.strictObject({
  password: z.string().max(200),
  visits: z.enum(['keep', 'cancel']).optional(),
});

/** `visits`: those too late to cancel are still booked. */
export const closedAccount = closingOutlook
  .pick({ goes: true, keeps: true, visits: true })
  .extend({ closedAt: instant, reopenUntil: instant });

export type ClosingOutlook = z.infer<typeof closingOutlook>;
export type ClosingBody = z.infer<typeof closingBody>;
export type ClosedAccount = z.infer<typeof closedAccount>;

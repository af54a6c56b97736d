import { z } from 'zod';

import { criteria, slotSchema } from './appointments.ts';
import { dependentReference } from './dependents.ts';
import { id, instant } from './wire.ts';

export const watched = criteria.omit({ sort: true, cursor: true, limit: true });

/** A slot reserved for one person until `expiresAt`. Release declines it. */
const offer = z.object({ space: slotSchema, expiresAt: instant });

/**
 * `reservationId` is the appointment to replace. `offered` awaits an answer; `met` means booked; `ended`, that the
 * dates have passed. `missed` is when the last offer expired.
 */
export const alert = z.object({
  alertId: id,
  patientId: id,
  criteria: watched,
  reservationId: id.nullable(),
  state: z.enum(['waiting', 'offered', 'met', 'ended']),
  createdAt: instant,
  offer: offer.optional(),
  missedAt: instant.optional(),
});

/** POST appointment/alerts. Over `appointmentLimits.alerts` per person: 422 `alert.tooMany`. */
export const alertBody = z.strictObject({
  criteria: watched,
  dependent: dependentReference,
  reservationId: id.nullish(),
});

/**
 * GET appointment/alerts: the user's and those of people they may book for, newest first. `checkedAt` is the server's
 * clock.
 */
export const alertsAnswer = z.object({ alerts: z.array(alert), checkedAt: instant });

/** DELETE appointment/alerts/:id. */
export const alertReference = z.strictObject({ id });

export type Alert = z.infer<typeof alert>;
export type AlertBody = z.infer<typeof alertBody>;
export type AlertsAnswer = z.infer<typeof alertsAnswer>;
export type Watched = z.infer<typeof watched>;

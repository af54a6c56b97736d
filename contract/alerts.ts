import { z } from 'zod';

import { criteria, slotSchema } from './appointments.ts';
import { dependentReference } from './dependents.ts';
import { id, instant } from './wire.ts';

/** What is watched: the criteria of a search, without what only orders or pages a list. */
export const watched = criteria.omit({ sort: true, cursor: true, limit: true });

/** A place kept for one watcher alone until `expiresAt`. Taken by reserve or reschedule, given back by release. */
const offer = z.object({ space: slotSchema, expiresAt: instant });

/**
 * “Tell me when a place opens”. `reservationId` names the visit that a better place would replace. `offered` while a place waits for
 * an answer; `met` once one was taken; `ended` when the watched dates are over. `missed` is when the last offer ran out unanswered.
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

/** POST appointment/alerts. At most `appointmentLimits.alerts` live ones a person: 422 `alert.tooMany`. */
export const alertBody = z.strictObject({
  criteria: watched,
  dependent: dependentReference,
  reservationId: id.nullish(),
});

/** GET appointment/alerts: those of the user and of whom they may book for, newest first, on the server's clock `checkedAt`. */
export const alertsAnswer = z.object({ alerts: z.array(alert), checkedAt: instant });

/** DELETE appointment/alerts/:id. */
export const alertReference = z.strictObject({ id });

export type Alert = z.infer<typeof alert>;
export type AlertBody = z.infer<typeof alertBody>;
export type AlertsAnswer = z.infer<typeof alertsAnswer>;
export type Watched = z.infer<typeof watched>;

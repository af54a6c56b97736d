import { z } from 'zod';

import { id, instant } from './wire.ts';

/** Patients without unread messages are absent. */
const unread = z.object({
  type: z.literal('unread'),
  total: z.int().min(0),
  byPatient: z.array(z.object({ patientId: id, unread: z.int().min(1) })),
});

const slot = z.object({ type: z.literal('place'), spaceId: id, clinicId: id, state: z.enum(['taken', 'freed']) });

const hold = z.object({ type: z.literal('hold'), spaceId: id, state: z.enum(['ending', 'ended']), expiresAt: instant });

/** Also sent for people the user has that scope for. */
const appointment = z.object({
  type: z.literal('visit'),
  reservationId: id,
  patientId: id,
  change: z.enum(['booked', 'moved', 'confirmed', 'numberChanged', 'cancelled', 'arrived', 'kept', 'missed']),
  by: z.enum(['patient', 'clinic']),
});

const alert = z.object({ type: z.literal('alert'), alertId: id, patientId: id, state: z.enum(['offered', 'ended']) });

const dependents = z.object({ type: z.literal('dependents') });

/** Events were missed: refetch. */
const reset = z.object({ type: z.literal('reset') });

/**
 * One event of `GET events` (product §4, §8): ids and codes, never text. `id:` resumes. An event named `seen` only
 * moves the id.
 */
export const liveEvent = z.discriminatedUnion('type', [unread, slot, hold, appointment, alert, dependents, reset]);

/** GET events: only the clinics on screen. */
export const eventsQuery = z.strictObject({ clinicIds: z.string().max(4000).optional() });

export type EventsQuery = z.infer<typeof eventsQuery>;
export type LiveEvent = z.infer<typeof liveEvent>;

import { z } from 'zod';

import { id, instant } from './wire.ts';

/** Unread messages of the user, in all and by the person they are about; persons without any are absent. */
const unread = z.object({
  type: z.literal('unread'),
  total: z.int().min(0),
  byPatient: z.array(z.object({ patientId: id, unread: z.int().min(1) })),
});

/** A place left or came back to the lists of one clinic. */
const slot = z.object({ type: z.literal('place'), spaceId: id, clinicId: id, state: z.enum(['taken', 'freed']) });

/** A hold of the user is about to end, or ended. */
const hold = z.object({ type: z.literal('hold'), spaceId: id, state: z.enum(['ending', 'ended']), expiresAt: instant });

/** A visit of the user, or of whom they act for with that level, changed. */
const appointment = z.object({
  type: z.literal('visit'),
  reservationId: id,
  patientId: id,
  change: z.enum(['booked', 'moved', 'confirmed', 'cancelled', 'kept', 'missed']),
  by: z.enum(['patient', 'clinic']),
});

/** An alert has a place to offer, or its offer ended. */
const alert = z.object({ type: z.literal('alert'), alertId: id, patientId: id, state: z.enum(['offered', 'ended']) });

/** Whom the user may act for changed. */
const dependents = z.object({ type: z.literal('dependents') });

/** What was missed is no longer known: everything on screen is asked for again. */
const reset = z.object({ type: z.literal('reset') });

/**
 * One event of `GET events` (product §4, §8): ids and codes, never a text. On the wire `id:` resumes, `data:` is this
 * as JSON; an event named `seen`, without data, only moves the id.
 */
export const liveEvent = z.discriminatedUnion('type', [unread, slot, hold, appointment, alert, dependents, reset]);

/** GET events: the clinics whose places are on screen, so that nobody is told of all places of a province. */
export const eventsQuery = z.strictObject({ clinicIds: z.string().max(4000).optional() });

export type EventsQuery = z.infer<typeof eventsQuery>;
export type LiveEvent = z.infer<typeof liveEvent>;

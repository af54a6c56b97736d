import { z } from 'zod';

import { careTypes, dayParts, languages, modes, sortOrders } from './catalogues.ts';
import { dependentReference } from './dependents.ts';
import { appointmentLimits } from './limits.ts';
import { appointmentStatuses } from './appointmentStatuses.ts';
import { calendarDate, id, instant, line } from './wire.ts';

const position = z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });
const near = z.union([z.strictObject({ postalCode: line(7) }), position]);

/** What a person looks for. All optional: missing, null or empty means any (product §8). */
export const criteria = z.strictObject({
  careType: z.enum(careTypes).nullish(),
  raisonVisite: line(200).nullish(),
  from: calendarDate.nullish(),
  to: calendarDate.nullish(),
  dayParts: z.array(z.enum(dayParts)).max(3).nullish(),
  weekdays: z.array(z.int().min(1).max(7)).max(7).nullish(),
  clinicIds: z.array(id).max(100).nullish(),
  profIds: z.array(id).max(100).nullish(),
  near: near.nullish(),
  radiusKm: z.number().positive().max(appointmentLimits.radiusKm.most).nullish(),
  modes: z.array(z.enum(modes)).max(4).nullish(),
  languages: z.array(z.enum(languages)).max(2).nullish(),
  sort: z.enum(sortOrders).nullish(),
  cursor: z.string().max(600).nullish(),
  limit: z.int().min(1).max(appointmentLimits.pageSize).nullish(),
});

/** A free place, or one held for the person who asks. `start` carries the clinic's offset; distance in kilometres. */
export const slotSchema = z.object({
  spaceId: id,
  clinicId: id,
  profId: id.nullable(),
  perName: z.string(),
  careType: z.enum(careTypes),
  mode: z.enum(modes),
  languages: z.array(z.enum(languages)),
  start: instant,
  timeZone: z.string(),
  durationMinutes: z.number().int(),
  distanceKm: z.number().optional(),
  held: z.literal('by-me').nullable(),
});

/** POST appointment/available. */
export const searchBody = z.strictObject({ criteria: criteria.nullish(), dependent: dependentReference });

/** One step that would find something: search wider, or later; `found` places wait there. */
export const suggestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wider'), radiusKm: z.number(), found: z.number().int() }),
  z.object({ kind: z.literal('later'), from: calendarDate, to: calendarDate, found: z.number().int() }),
  z.object({ kind: z.literal('anyClinic'), found: z.number().int() }),
]);

export const searchAnswer = z.object({
  spaces: z.array(slotSchema),
  nextCursor: z.string().nullable(),
  checkedAt: instant,
  suggestions: z.array(suggestion).optional(),
});

/** Names a place by its id alone or inside the Space that a search answered. Only `spaceId` is read. */
export const slotReference = z.union([id, z.looseObject({ spaceId: id })]);

/**
 * POST appointment/hold. Holding one's own place again extends it, once; after that it stands as it is. With `holdId` the wish
 * is to extend that very hold: 410 once it ran out, 422 when it was extended before.
 */
export const holdBody = z.strictObject({ spaceId: id, holdId: id.optional(), dependent: dependentReference });
export const hold = z.object({ holdId: id, spaceId: id, expiresAt: instant, extendable: z.boolean() });

/** A live hold with its place, and for whom it is: what a holder still sees after Back or a reload. */
const heldSlot = hold.extend({ space: slotSchema, patientId: id });

/**
 * GET appointment/hold: the live holds of everybody for whom the user may book, none or one a person, on the server's clock
 * `checkedAt`.
 */
export const holdsAnswer = z.object({ holds: z.array(heldSlot), checkedAt: instant });

/** POST appointment/release. */
export const releaseBody = z.strictObject({
  holdId: id.optional(),
  spaceId: id.optional(),
  dependent: dependentReference,
});

/** POST appointment/reserve (spec §3). `raisonVisite` is a code of the catalogue or free text. */
export const reserveBody = z.strictObject({
  space: slotReference,
  raisonVisite: line(200),
  perName: line(200).nullish(),
  dependent: dependentReference,
  holdId: id.nullish(),
});

export const appointmentSchema = slotSchema.omit({ held: true }).extend({
  reservationId: id,
  reference: z.string().length(10),
  status: z.enum(appointmentStatuses),
  raisonVisite: z.string(),
  patient: z.object({ patientId: id, firstName: z.string().nullable(), lastName: z.string().nullable() }),
  cancelUntil: instant,
  clinicPhone: z.string().nullable(),
  confirmedAt: instant.optional(),
  cancelledBy: z.enum(['patient', 'clinic']).optional(),
  /** The clinic moved the visit from this instant, and the patient has not said yet that the new one suits. */
  movedFrom: instant.optional(),
});

/** POST appointment/reschedule: the new place is taken before the old one is freed, with the same reference (product §4). */
export const rescheduleBody = z.strictObject({ reservationId: id, space: slotReference });

/** POST appointment/confirm: the person will come; where the clinic moved the visit, the new time suits. */
export const confirmBody = z.strictObject({ reservationId: id });

/** GET appointment/cancelreservation. The portal always names the reservation. */
export const cancelQuery = z.strictObject({ clinicId: id, reservationId: id.optional() });

/** POST appointment/history takes the bare dependent, one wrapped in `dependent`, or nothing (product §8). */
export const historyBody = z
  .union([z.looseObject({ patientId: id }), z.strictObject({ dependent: dependentReference })])
  .nullish();

export const historyAnswer = z.object({ upcoming: z.array(appointmentSchema), past: z.array(appointmentSchema) });

export type Criteria = z.infer<typeof criteria>;
export type Slot = z.infer<typeof slotSchema>;
export type SearchBody = z.infer<typeof searchBody>;
export type SearchAnswer = z.infer<typeof searchAnswer>;
export type Suggestion = z.infer<typeof suggestion>;
export type HoldBody = z.infer<typeof holdBody>;
export type ReleaseBody = z.infer<typeof releaseBody>;
export type Hold = z.infer<typeof hold>;
export type HoldsAnswer = z.infer<typeof holdsAnswer>;
export type ReserveBody = z.infer<typeof reserveBody>;
export type Appointment = z.infer<typeof appointmentSchema>;
export type { AppointmentStatus } from './appointmentStatuses.ts';
export type RescheduleBody = z.infer<typeof rescheduleBody>;
export type ConfirmBody = z.infer<typeof confirmBody>;
export type CancelQuery = z.infer<typeof cancelQuery>;
export type HistoryBody = z.infer<typeof historyBody>;
export type HistoryAnswer = z.infer<typeof historyAnswer>;

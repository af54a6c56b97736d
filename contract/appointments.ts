import { z } from 'zod';

import { careTypes, dayParts, languages, modes, sortOrders } from './catalogues.ts';
import { dependentReference } from './dependents.ts';
import { ageRange, serviceCare } from './care.ts';
import { appointmentLimits } from './limits.ts';
import { appointmentStatuses } from './appointmentStatuses.ts';
import { calendarDate, id, instant, line } from './wire.ts';

const position = z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });
const near = z.union([z.strictObject({ postalCode: line(7) }), position]);

/** Missing, null or empty means any (product §8). */
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
  radiusKm: z.number().positive().max(appointmentLimits.radiusKm.max).nullish(),
  modes: z.array(z.enum(modes)).max(4).nullish(),
  languages: z.array(z.enum(languages)).max(2).nullish(),
  sort: z.enum(sortOrders).nullish(),
  cursor: z.string().max(600).nullish(),
  limit: z.int().min(1).max(appointmentLimits.pageSize).nullish(),
});

/** Booked on the clinic’s own site or by phone (decision 63). */
const elsewhere = z.object({ link: z.string().nullable(), phone: z.string().nullable() });

/** Free, held for the caller, or `elsewhere`. `start` carries the clinic's offset; distance in kilometres. */
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
  care: serviceCare.optional(),
  elsewhere: elsewhere.optional(),
  held: z.literal('by-me').nullable(),
});

export const searchBody = z.strictObject({ criteria: criteria.nullish(), dependent: dependentReference });

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
  /** Ages of hidden slots. */
  hiddenAges: z.array(ageRange).optional(),
});

/** POST appointment/days, with the body of a search. */
export const daysAnswer = z.object({ days: z.array(z.object({ date: calendarDate, count: z.int() })) });

/** A slot id, or a whole Space, of which only `spaceId` is read. */
export const slotReference = z.union([id, z.looseObject({ spaceId: id })]);

/**
 * POST appointment/hold. Repeating extends once. `holdId` extends that hold: 410 once expired, 422 if already
 * extended.
 */
export const holdBody = z.strictObject({
  spaceId: id,
  holdId: id.optional(),
  raisonVisite: line(200).nullish(),
  /** The appointment to be moved, null for a new one. Absent: the person's others are told when they book. */
  reservationId: id.nullish(),
  dependent: dependentReference,
});
export const hold = z.object({ holdId: id, spaceId: id, expiresAt: instant, extendable: z.boolean() });

const heldSlot = hold.extend({ space: slotSchema, patientId: id });

/**
 * GET appointment/hold: the user's and those of people they may book for, one per person at most. `checkedAt` is the
 * server's clock.
 */
export const holdsAnswer = z.object({ holds: z.array(heldSlot), checkedAt: instant });

export const releaseBody = z.strictObject({
  holdId: id.optional(),
  spaceId: id.optional(),
  dependent: dependentReference,
});

/** POST appointment/reserve (spec §3). `raisonVisite` is a catalogue code or free text. */
export const reserveBody = z.strictObject({
  space: slotReference,
  raisonVisite: line(200),
  perName: line(200).nullish(),
  dependent: dependentReference,
  holdId: id.nullish(),
  /** Area of the postal code that was searched (decision 90). */
  near: line(3).nullish(),
});

export const appointmentSchema = slotSchema.omit({ elsewhere: true, held: true }).extend({
  reservationId: id,
  reference: z.string().length(10),
  status: z.enum(appointmentStatuses),
  raisonVisite: z.string(),
  patient: z.object({ patientId: id, firstName: z.string().nullable(), lastName: z.string().nullable() }),
  cancelUntil: instant,
  clinicPhone: z.string().nullable(),
  contactPhone: z.string().nullish(),
  /** From the first reminder on, attendance is asked; absent: never. */
  attendanceFrom: instant.optional(),
  confirmedAt: instant.optional(),
  cancelledBy: z.enum(['patient', 'clinic']).optional(),
  /** Start before the clinic moved it, until the patient accepts. */
  movedFrom: instant.optional(),
  movedFromMode: z.enum(modes).optional(),
  /** Of the first, if the present one is another. */
  movedFromClinic: z.string().optional(),
});

/** POST appointment/reschedule takes the new slot before freeing the old; the reference stays (product §4). */
export const rescheduleBody = z.strictObject({ reservationId: id, space: slotReference });

/** POST appointment/confirm: also accepts a time the clinic moved to. */
export const confirmBody = z.strictObject({ reservationId: id });

/** POST appointment/phone: for this appointment alone. */
export const appointmentPhoneBody = z.strictObject({ reservationId: id, phone: line(40) });

/** GET appointment/cancelreservation. The portal always sends `reservationId` to this server. */
export const cancelQuery = z.strictObject({ clinicId: id, reservationId: id.optional() });

/** POST appointment/history: the bare dependent, one in `dependent`, or nothing (product §8). */
export const historyBody = z
  .union([z.looseObject({ patientId: id }), z.strictObject({ dependent: dependentReference })])
  .nullish();

export const historyAnswer = z.object({ upcoming: z.array(appointmentSchema), past: z.array(appointmentSchema) });

export type Criteria = z.infer<typeof criteria>;
export type Slot = z.infer<typeof slotSchema>;
export type SearchBody = z.infer<typeof searchBody>;
export type SearchAnswer = z.infer<typeof searchAnswer>;
export type DaysAnswer = z.infer<typeof daysAnswer>;
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
export type AppointmentPhoneBody = z.infer<typeof appointmentPhoneBody>;
export type CancelQuery = z.infer<typeof cancelQuery>;
export type HistoryBody = z.infer<typeof historyBody>;
export type HistoryAnswer = z.infer<typeof historyAnswer>;

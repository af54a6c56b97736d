import { z } from 'zod';

import { criteria, hold, appointmentSchema, slotReference } from './appointments.ts';
import { networkAnswer } from './clinics.ts';
import { challengeOf, proofOf } from './proof.ts';
import { calendarDate, id, instant, language, line, typedName } from './wire.ts';

/**
 * The express area (product §4 Express), under `nosession/api`: never answers 401 or reveals whether a person is
 * known. Tokens travel in bodies only: `token` for a booking, `manageToken` for an appointment (fifteen minutes).
 */
const token = z.string().max(60);

/** Without user data. */
export const guestNetwork = networkAnswer.omit({ user: true });

/**
 * POST available. `token` keeps the held slot in the results; `manageToken` leaves those that its appointment may move to.
 */
export const guestSearchBody = z.strictObject({
  criteria: criteria.nullish(),
  token: token.nullish(),
  manageToken: token.nullish(),
});

export const guestProofQuery = z.strictObject({ spaceId: id });

export const guestChallenge = challengeOf(z.strictObject({ spaceId: id }));

export const guestProof = proofOf(guestChallenge);

/**
 * POST hold. `token` continues a booking and releases its previous slot. A missing, spent, old or mismatched proof is
 * 422 `express.proofNeeded`. `holdId` extends once, without a proof.
 */
export const guestHoldBody = z.strictObject({
  spaceId: id,
  token: token.nullish(),
  proof: guestProof.nullish(),
  holdId: id.nullish(),
});

/**
 * `hold` is null at a hold limit (clinic, network address, mailbox); the slot can still be reserved. Each step moves
 * `tokenExpiresAt`.
 */
export const guestHold = z.object({ token, tokenExpiresAt: instant, hold: hold.nullable(), checkedAt: instant });

/** Also forgets the identity. */
export const guestReleaseBody = z.strictObject({ token });

/**
 * POST identify: emails a six-digit code; only the newest counts. Same answer for everyone; 410 `express.ended`, 422
 * with `fields`. `isLetGo`: the mailbox is at its hold limit; the slot can still be reserved.
 */
export const guestIdentity = z.strictObject({
  nam: z.string().max(40).nullish(),
  firstName: typedName,
  lastName: typedName,
  birthDate: z.string().max(10),
  email: z.string().max(254),
  phone: z.string().max(40).nullish(),
  lang: language,
});
export const guestIdentifyBody = guestIdentity.extend({ token });
export const guestIdentified = z.object({ codeExpiresAt: instant, tokenExpiresAt: instant, isLetGo: z.boolean() });

/**
 * POST reserve (product §4) → 201. 403 `express.wrongCode` with `fields.code`. 410 `express.codeExpired` after ten
 * minutes or five tries: identify again.
 */
export const guestReserveBody = z.strictObject({
  token,
  holdId: id.nullish(),
  code: z.string().trim().max(12),
  raisonVisite: line(200),
  perName: line(200).nullish(),
});

/** Without reason, last name or number. */
export const guestAppointmentSchema = appointmentSchema
  .omit({ raisonVisite: true, patient: true, contactPhone: true })
  .extend({ firstName: z.string().nullable() });

/**
 * POST manage: any mismatch is 403 `express.notRecognised`. Five wrong tries lock a reference for a day (403
 * `express.locked`) and email the booker.
 */
export const guestManageBody = z.strictObject({ reference: z.string().max(20), birthDate: calendarDate });
export const guestManaged = z.object({
  visit: guestAppointmentSchema,
  manageToken: token,
  manageTokenExpiresAt: instant,
});

/** POST cancel and POST confirm, idempotent. 410 `express.ended` without a live token. */
export const guestActBody = z.strictObject({ manageToken: token });

/** The answer never shows a number. */
export const guestPhoneBody = guestActBody.extend({ phone: line(40) });

/** `token` if the new slot is held; `phone`, the number to call, if it is by phone. */
export const guestRescheduleBody = z.strictObject({
  manageToken: token,
  space: slotReference,
  token: token.nullish(),
  phone: line(40).nullish(),
});

export type GuestNetwork = z.infer<typeof guestNetwork>;
export type GuestSearchBody = z.infer<typeof guestSearchBody>;
export type GuestChallenge = z.infer<typeof guestChallenge>;
export type GuestProof = z.infer<typeof guestProof>;
export type GuestHoldBody = z.infer<typeof guestHoldBody>;
export type GuestHold = z.infer<typeof guestHold>;
export type GuestReleaseBody = z.infer<typeof guestReleaseBody>;
export type GuestIdentity = z.infer<typeof guestIdentity>;
export type GuestIdentifyBody = z.infer<typeof guestIdentifyBody>;
export type GuestIdentified = z.infer<typeof guestIdentified>;
export type GuestReserveBody = z.infer<typeof guestReserveBody>;
export type GuestAppointment = z.infer<typeof guestAppointmentSchema>;
export type GuestManageBody = z.infer<typeof guestManageBody>;
export type GuestManaged = z.infer<typeof guestManaged>;
export type GuestActBody = z.infer<typeof guestActBody>;
export type GuestPhoneBody = z.infer<typeof guestPhoneBody>;
export type GuestRescheduleBody = z.infer<typeof guestRescheduleBody>;

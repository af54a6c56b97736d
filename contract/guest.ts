import { z } from 'zod';

import { criteria, hold, appointmentSchema, slotReference } from './appointments.ts';
import { networkAnswer } from './clinics.ts';
import { calendarDate, id, instant, language, line } from './wire.ts';

/**
 * The express area (product §4 Express): a visit without an account, under the root `nosession/api`. It never answers 401, and no
 * answer tells whether anybody is known. Two tokens, in bodies only and kept in memory: `token` of a visit being booked, from
 * POST hold on; `manageToken` of a visit found again, for fifteen minutes.
 */
const token = z.string().max(60);

/** GET available: as inside, and nobody is asking. */
export const guestNetwork = networkAnswer.omit({ user: true, upcomingMost: true });

/** POST available. With the token, one's own hold hides no place. */
export const guestSearchBody = z.strictObject({ criteria: criteria.nullish(), token: token.nullish() });

/** GET proof: work to do before that place is held. */
export const guestProofQuery = z.strictObject({ spaceId: id });

/**
 * Work for a machine (`altcha-lib`, PBKDF2 in a worker), good for one place, once, for some minutes. It asks nothing of the person;
 * `cost` rises with the share of the clinic’s places that the express area holds.
 */
export const guestChallenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: z.string().max(64),
    salt: z.string().max(64),
    cost: z.int().min(1).max(1_000_000),
    keyLength: z.int().min(1).max(64),
    keyPrefix: z.string().max(128),
    keySignature: z.string().max(128),
    expiresAt: z.int(),
    data: z.strictObject({ spaceId: id }),
  }),
  signature: z.string().max(128),
});

/** The challenge as it came, and what `solveChallenge` found. */
export const guestProof = z.strictObject({
  challenge: guestChallenge,
  solution: z.strictObject({ counter: z.int().min(0), derivedKey: z.string().max(128), time: z.number().optional() }),
});

/**
 * POST hold. A place needs a proof; 422 `express.proofNeeded` where it is missing, spent, too old or of another place: ask for work
 * again. Without `token` a visit begins; with it, the place held before is given back. With `holdId` (and without a proof) that
 * hold is extended, once.
 */
export const guestHoldBody = z.strictObject({
  spaceId: id,
  token: token.nullish(),
  proof: guestProof.nullish(),
  holdId: id.nullish(),
});

/**
 * `hold` is null when as many places as may be are kept at the clinic, from the network address or for the mailbox: the place is not kept, there is no countdown,
 * and it can be reserved all the same for as long as it is free. The visit goes on until `tokenExpiresAt`, which moves with each step.
 * `checkedAt` is the server's clock, as in GET appointment/hold: phones are often minutes wrong, and they count down.
 */
export const guestHold = z.object({ token, tokenExpiresAt: instant, hold: hold.nullable(), checkedAt: instant });

/** POST release: gives the place back and forgets what was typed; the same answer when there was nothing. → 204 */
export const guestReleaseBody = z.strictObject({ token });

/**
 * POST identify: whom the visit is for, and where the six-digit code goes. Who has no card leaves `nam` out; a newborn too. Asked again,
 * it sends a new code, and only the newest counts. Answers the same for everybody; 410 `express.ended`, 422 with `fields`. `isLetGo`: as
 * many places as may be are held for that mailbox already; this one is kept no more, and can be reserved all the same.
 */
export const guestIdentity = z.strictObject({
  nam: z.string().max(40).nullish(),
  firstName: z.string().max(200),
  lastName: z.string().max(200),
  birthDate: z.string().max(10),
  email: z.string().max(254),
  phone: z.string().max(40).nullish(),
  lang: language,
});
export const guestIdentifyBody = guestIdentity.extend({ token });
export const guestIdentified = z.object({ codeExpiresAt: instant, tokenExpiresAt: instant, isLetGo: z.boolean() });

/**
 * POST reserve (product §4): → 201 the reservation with its reference. 403 `express.wrongCode` with `fields.code`; 410
 * `express.codeExpired` after ten minutes or five wrong codes, then identify again; 409 and 422 as inside.
 */
export const guestReserveBody = z.strictObject({
  token,
  holdId: id.nullish(),
  code: z.string().trim().max(12),
  raisonVisite: line(200),
  perName: line(200).nullish(),
});

/** A visit found again: neither its reason nor a last name. */
export const guestAppointmentSchema = appointmentSchema
  .omit({ raisonVisite: true, patient: true })
  .extend({ firstName: z.string().nullable() });

/**
 * POST manage: 403 `express.notRecognised` for whatever does not fit, the same for references that never were; after five wrong
 * tries of a reference 403 `express.locked` for a day, and whoever booked gets a mail.
 */
export const guestManageBody = z.strictObject({ reference: z.string().max(20), birthDate: calendarDate });
export const guestManaged = z.object({ visit: guestAppointmentSchema, manageToken: token, manageTokenExpiresAt: instant });

/** POST cancel → the visit, also when it was cancelled before. 410 `express.ended` without a live token; otherwise as inside. */
export const guestCancelBody = z.strictObject({ manageToken: token });

/** POST reschedule → the visit. `token`, when the new place was held first (POST hold). 409 and 422 as inside. */
export const guestRescheduleBody = z.strictObject({
  manageToken: token,
  space: slotReference,
  token: token.nullish(),
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
export type GuestCancelBody = z.infer<typeof guestCancelBody>;
export type GuestRescheduleBody = z.infer<typeof guestRescheduleBody>;

import { z } from 'zod';

import { hold, reservation, space, spaceReference } from './appointments.ts';
import { careTypes } from './catalogues.ts';
import { clinic, networkAnswer } from './clinics.ts';
import { id, instant, line } from './wire.ts';

/** Where the mail of an invitation leads inside the portal: `PUBLIC_URL/#<route>`. It carries no key: the code is typed. */
export const invitationRoute = '/rvsp/auth';

/** How many wrong tries lock the code of an invitation (product §4 Hub). */
export const mostWrongCodes = 5;

/**
 * POST rvsp/api/auth: who one is, and the code that the clinic mailed. A number, a date and a code that do not belong together,
 * a code that is locked and an invitation that is over are answered the same: 403 `hub.refused`.
 */
export const hubAuthBody = z.strictObject({
  nam: z.string().max(40),
  birthDate: z.string().max(10),
  code: z.string().max(40),
});
export const hubAuthAnswer = z.object({ authToken: z.string(), firstName: z.string().nullable() });

/** What a clinic invites to: the kind of care and never a reason, the place kept at this moment, the visit that was booked. */
export const invitation = z.object({
  invitationId: id,
  careType: z.enum(careTypes),
  clinic,
  /** Until when places are set aside for it. */
  openUntil: instant,
  /** How many of them may be chosen now. */
  placesLeft: z.int(),
  held: hold.extend({ space }).nullable(),
  /** The visit that stands, or the last one that did; none while nothing was booked. */
  visit: reservation.nullable(),
});

/**
 * GET rvsp/api/invitations: those of one person that went to one address, the one which ends first on top, on the server's clock
 * `checkedAt`; with the names of who receives.
 */
export const invitationsAnswer = networkAnswer.pick({ hashProfName: true, professions: true }).extend({
  firstName: z.string().nullable(),
  invitations: z.array(invitation),
  checkedAt: instant,
});

/** POST rvsp/api/available: the places set aside for it that may be chosen now, soonest first. */
export const invitedBody = z.strictObject({ invitationId: id });
export const invitedPlaces = z.object({ spaces: z.array(space), checkedAt: instant });

/** POST rvsp/api/hold and release, as inside: holding again extends, once. */
export const invitedHoldBody = invitedBody.extend({ spaceId: id, holdId: id.optional() });
export const invitedReleaseBody = invitedBody.extend({ holdId: id.optional(), spaceId: id.optional() });

/** POST rvsp/api/reserve. The clinic knows why it invites: a reason is only what the person wants to add. */
export const invitedReserveBody = invitedBody.extend({
  space: spaceReference,
  raisonVisite: line(200).nullish(),
  perName: line(200).nullish(),
  holdId: id.nullish(),
});

/** POST rvsp/api/confirm and cancel: the visit that was booked through the invitation. */
export const invitedVisitBody = invitedBody.extend({ reservationId: id });

export type HubAuthBody = z.infer<typeof hubAuthBody>;
export type HubAuthAnswer = z.infer<typeof hubAuthAnswer>;
export type Invitation = z.infer<typeof invitation>;
export type InvitationsAnswer = z.infer<typeof invitationsAnswer>;
export type InvitedBody = z.infer<typeof invitedBody>;
export type InvitedPlaces = z.infer<typeof invitedPlaces>;
export type InvitedHoldBody = z.infer<typeof invitedHoldBody>;
export type InvitedReleaseBody = z.infer<typeof invitedReleaseBody>;
export type InvitedReserveBody = z.infer<typeof invitedReserveBody>;
export type InvitedVisitBody = z.infer<typeof invitedVisitBody>;

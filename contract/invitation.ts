import { z } from 'zod';

import { hold, appointmentSchema, slotSchema, slotReference } from './appointments.ts';
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
export const invitationAuthBody = z.strictObject({
  nam: z.string().max(40),
  birthDate: z.string().max(10),
  code: z.string().max(40),
});
export const invitationAuthAnswer = z.object({ authToken: z.string(), firstName: z.string().nullable() });

/** What a clinic invites to: the kind of care and never a reason, the place kept at this moment, the visit that was booked. */
export const invitation = z.object({
  invitationId: id,
  careType: z.enum(careTypes),
  clinic,
  /** Until when places are set aside for it. */
  openUntil: instant,
  /** How many of them may be chosen now. */
  placesLeft: z.int(),
  held: hold.extend({ space: slotSchema }).nullable(),
  /** The visit that stands, or the last one that did; none while nothing was booked. */
  visit: appointmentSchema.nullable(),
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
export const invitedSlots = z.object({ spaces: z.array(slotSchema), checkedAt: instant });

/** POST rvsp/api/hold and release, as inside: holding again extends, once. */
export const invitedHoldBody = invitedBody.extend({ spaceId: id, holdId: id.optional() });
export const invitedReleaseBody = invitedBody.extend({ holdId: id.optional(), spaceId: id.optional() });

/** POST rvsp/api/reserve. The clinic knows why it invites: a reason is only what the person wants to add. */
export const invitedReserveBody = invitedBody.extend({
  space: slotReference,
  raisonVisite: line(200).nullish(),
  perName: line(200).nullish(),
  holdId: id.nullish(),
});

/** POST rvsp/api/confirm and cancel: the visit that was booked through the invitation. */
export const invitedAppointmentBody = invitedBody.extend({ reservationId: id });

export type InvitationAuthBody = z.infer<typeof invitationAuthBody>;
export type InvitationAuthAnswer = z.infer<typeof invitationAuthAnswer>;
export type Invitation = z.infer<typeof invitation>;
export type InvitationsAnswer = z.infer<typeof invitationsAnswer>;
export type InvitedBody = z.infer<typeof invitedBody>;
export type InvitedSlots = z.infer<typeof invitedSlots>;
export type InvitedHoldBody = z.infer<typeof invitedHoldBody>;
export type InvitedReleaseBody = z.infer<typeof invitedReleaseBody>;
export type InvitedReserveBody = z.infer<typeof invitedReserveBody>;
export type InvitedAppointmentBody = z.infer<typeof invitedAppointmentBody>;

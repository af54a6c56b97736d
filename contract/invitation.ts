import { z } from 'zod';

import { hold, appointmentSchema, slotSchema, slotReference } from './appointments.ts';
import { careTypes } from './catalogues.ts';
import { clinic, networkAnswer } from './clinics.ts';
import { id, instant, line } from './wire.ts';

/** In invitation emails: `PUBLIC_URL/#<route>`. The code is typed, never in the link. */
export const invitationRoute = '/rvsp/auth';

/** Then the code is locked (product §4 Hub). */
export const maxWrongCodes = 5;

/** POST rvsp/api/auth. Mismatched, locked or ended: the same 403 `hub.refused`. */
export const invitationAuthBody = z.strictObject({
  nam: z.string().max(40),
  birthDate: z.string().max(10),
  code: z.string().max(40),
});
export const invitationAuthAnswer = z.object({ authToken: z.string(), firstName: z.string().nullable() });

/** Shows the kind of care, never a reason. */
export const invitation = z.object({
  invitationId: id,
  careType: z.enum(careTypes),
  clinic,
  openUntil: instant,
  placesLeft: z.int(),
  held: hold.extend({ space: slotSchema }).nullable(),
  /** The current or last appointment. */
  visit: appointmentSchema.nullable(),
});

/** GET rvsp/api/invitations: for one person and address, soonest to end first. `checkedAt` is the server's clock. */
export const invitationsAnswer = networkAnswer.pick({ hashProfName: true, professions: true }).extend({
  firstName: z.string().nullable(),
  invitations: z.array(invitation),
  checkedAt: instant,
});

/** POST rvsp/api/available: slots set aside, soonest first. */
export const invitedBody = z.strictObject({ invitationId: id });
export const invitedSlots = z.object({ spaces: z.array(slotSchema), checkedAt: instant });

/** POST rvsp/api/hold and release: holding again extends, once. */
export const invitedHoldBody = invitedBody.extend({ spaceId: id, holdId: id.optional() });
export const invitedReleaseBody = invitedBody.extend({ holdId: id.optional(), spaceId: id.optional() });

/** POST rvsp/api/reserve. The reason is optional: the clinic knows why it invites. */
export const invitedReserveBody = invitedBody.extend({
  space: slotReference,
  raisonVisite: line(200).nullish(),
  phone: line(40).nullish(),
  perName: line(200).nullish(),
  holdId: id.nullish(),
});

/** POST rvsp/api/confirm, cancel and phone. */
export const invitedAppointmentBody = invitedBody.extend({ reservationId: id });

export const invitedPhoneBody = invitedAppointmentBody.extend({ phone: line(40) });

export type InvitedPhoneBody = z.infer<typeof invitedPhoneBody>;
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

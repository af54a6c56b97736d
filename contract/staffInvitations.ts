import { z } from 'zod';

import { careTypes } from './catalogues.ts';
import { id, instant, language } from './wire.ts';

/** GET invitations. */
export const staffInvitationsQuery = z.strictObject({ clinic: id });

/** `slots`: still set aside. `isLocked`: after wrong codes. */
const invitation = z.object({
  invitationId: id,
  name: z.string(),
  careType: z.enum(careTypes),
  openUntil: instant,
  slots: z.int(),
  isLocked: z.boolean(),
  isBooked: z.boolean(),
});

/** Open ones, the newest first. */
export const staffInvitations = z.object({ invitations: z.array(invitation) });

/** The number, the birth date and the name as printed on the card. */
export const staffInviteBody = z.strictObject({
  clinic: id,
  careType: z.enum(careTypes),
  nam: z.string().max(40),
  birthDate: z.string().max(10),
  firstName: z.string().max(200),
  lastName: z.string().max(200),
  email: z.string().max(300),
  lang: language,
  count: z.int().min(1).max(20),
  days: z.int().min(1).max(60),
});

export const staffInvited = z.object({ slots: z.int() });

export const staffInvitationActBody = z.strictObject({ clinic: id, act: z.enum(['renew', 'end']) });

export type StaffInvitation = z.infer<typeof invitation>;
export type StaffInvitations = z.infer<typeof staffInvitations>;
export type StaffInviteBody = z.infer<typeof staffInviteBody>;
export type StaffInvited = z.infer<typeof staffInvited>;
export type StaffInvitationActBody = z.infer<typeof staffInvitationActBody>;

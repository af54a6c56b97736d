import { z } from 'zod';

import { calendarDate, id, language, typedName } from './wire.ts';

/**
 * POST login (spec §3). With the right password, a closed account is 403 `errors.accountClosed` with `reopenUntil`.
 * POST user/reopen takes the same body, restores it and signs in. Either may be 403 `factor.codeNeeded`.
 */
export const loginBody = z.strictObject({ username: z.string().max(254), password: z.string().max(200) });

export const loginAnswer = z.object({ login: z.string(), lang: language });

/** POST signup (spec §3). `terms` is the accepted text version, if known. */
export const signupBody = z.strictObject({
  email: z.string().max(254),
  password: z.string().max(200),
  login: z.string().max(60),
  nam: z.string().max(40),
});

export const signupAnswer = z.object({ login: z.string() });

/** `emailDetails`: say when, where and the first name; absent where a back end does not ask. */
export const notifications = z.object({
  email: z.boolean(),
  reminders3d: z.boolean(),
  reminders1d: z.boolean(),
  emailDetails: z.boolean().optional(),
});

/** GET user (product §4). */
export const profile = z.object({
  login: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** Not yet confirmed. */
  pendingEmail: z.string().optional(),
  nam: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  birthDate: calendarDate.nullable(),
  phone: z.string().nullable(),
  lang: language,
  /** Absent if the back end offers no choice. */
  notifications: notifications.optional(),
  secondFactorOffered: z.boolean().optional(),
  patientId: id,
});

/** PATCH user: changes that need no password. */
export const profileChange = z.strictObject({
  firstName: typedName.optional(),
  lastName: typedName.optional(),
  birthDate: z.string().max(10).optional(),
  phone: z.string().max(40).nullable().optional(),
  lang: language.optional(),
  notifications: z.strictObject(notifications.partial().shape).optional(),
  secondFactorOffered: z.literal(false).optional(),
});

export type LoginBody = z.infer<typeof loginBody>;
export type SignupBody = z.infer<typeof signupBody>;
export type Notifications = z.infer<typeof notifications>;
export type Profile = z.infer<typeof profile>;
export type ProfileChange = z.infer<typeof profileChange>;

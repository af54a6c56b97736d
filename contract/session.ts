import { z } from 'zod';

import { calendarDate, id, language } from './wire.ts';

/**
 * POST login (spec §3). Lengths only keep abuse out; the rule of sign-up is not a rule of login. A closed account is 403
 * `errors.accountClosed` with `reopenUntil`, when the password is right; until then POST user/reopen takes the same, brings
 * everything back and answers as a sign-in, of an account that is open too.
 */
export const loginBody = z.strictObject({ username: z.string().max(254), password: z.string().max(200) });

/** POST login → the login id and the person's language. */
export const loginAnswer = z.object({ login: z.string(), lang: language });

/** POST signup (spec §3). `terms` is the version of the text that was accepted, when the portal knows it. */
export const signupBody = z.strictObject({
  email: z.string().max(254),
  password: z.string().max(200),
  login: z.string().max(60),
  nam: z.string().max(40),
});

export const signupAnswer = z.object({ login: z.string() });

/**
 * What the person wants to be told of, beside what protects their account. `email`: a mail when a message waits;
 * `reminders3d`, `reminders1d`: a reminder three days and one day ahead of a visit.
 */
export const notifications = z.object({ email: z.boolean(), reminders3d: z.boolean(), reminders1d: z.boolean() });

/** GET user: the account and the person behind it (product §4). */
export const profile = z.object({
  login: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** Another address, given and not yet confirmed; left out when none waits. */
  pendingEmail: z.string().optional(),
  nam: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  birthDate: calendarDate.nullable(),
  phone: z.string().nullable(),
  lang: language,
  /** Left out by a back end that leaves no choice. */
  notifications: notifications.optional(),
  patientId: id,
});

/** PATCH user: what the person may change without a password. */
export const profileChange = z.strictObject({
  firstName: z.string().max(200).optional(),
  lastName: z.string().max(200).optional(),
  birthDate: z.string().max(10).optional(),
  phone: z.string().max(40).nullable().optional(),
  lang: language.optional(),
  /** Those that are given change, the others stay. */
  notifications: z.strictObject(notifications.partial().shape).optional(),
});

export type LoginBody = z.infer<typeof loginBody>;
export type SignupBody = z.infer<typeof signupBody>;
export type Notifications = z.infer<typeof notifications>;
export type Profile = z.infer<typeof profile>;
export type ProfileChange = z.infer<typeof profileChange>;

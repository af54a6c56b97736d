import { z } from 'zod';

import { language } from './wire.ts';

/** A key as it is mailed: 256 random bits in base64url. Longer texts are only kept out. */
const mailedKey = z.string().max(200);

/** POST recover (spec §3). `lang` is the language of the mail; one reading of the specification leaves it out. */
export const recoveryBody = z.strictObject({
  email: z.string().max(254),
  nam: z.string().max(40),
  lang: language.optional(),
});

/** What POST recover answers, as text, to everybody: a message key. The mail tells the rest to whoever it concerns. */
export const recoveryAnswer = 'recover.mailSent';

/** POST recover/user: the key alone as JSON or as text, or inside an object (spec §3: "the key is posted"). It stays usable. */
export const recoveryKeyBody = z.union([z.strictObject({ key: mailedKey }), mailedKey]);

/** POST recover/user: whose new password it will be. */
export const recoveredUser = z.object({ login: z.string() });

/** POST recover/modify (spec §3). `username` is the login that recover/user answered; the key alone names the account. */
export const newPasswordBody = z.strictObject({
  username: z.string().max(254),
  newPassword: z.string().max(200),
  confirmNewPassword: z.string().max(200),
  key: mailedKey,
});

/** POST signup/verify. */
export const verificationBody = z.strictObject({ key: mailedKey });

/** Where mailed links lead inside the portal: `PUBLIC_URL/#<route>`, the first two with `?key=<key>`. */
export const mailedRoutes = {
  recover: '/recover/do',
  verify: '/nosession/verify',
  recoverAgain: '/recover',
  devices: '/app/account/devices',
  alerts: '/app/alerts',
  mailbox: '/app/mailbox',
  signIn: '/login',
} as const;

export type RecoveryBody = z.infer<typeof recoveryBody>;
export type RecoveryKeyBody = z.infer<typeof recoveryKeyBody>;
export type RecoveredUser = z.infer<typeof recoveredUser>;
export type NewPasswordBody = z.infer<typeof newPasswordBody>;
export type VerificationBody = z.infer<typeof verificationBody>;

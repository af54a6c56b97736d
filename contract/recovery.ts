import { z } from 'zod';

import { language } from './wire.ts';

/** 256 random bits in base64url. */
const mailedKey = z.string().max(200);

/** POST recover (spec §3). `lang` is the email's language. */
export const recoveryBody = z.strictObject({
  email: z.string().max(254),
  nam: z.string().max(40),
  lang: language.optional(),
});

/** The same for everyone: no account enumeration. */
export const recoveryAnswer = 'recover.mailSent';

/** POST recover/user: a bare or wrapped key (spec §3: "the key is posted"). It stays usable. */
export const recoveryKeyBody = z.union([z.strictObject({ key: mailedKey }), mailedKey]);

export const recoveredUser = z.object({ login: z.string() });

/** POST recover/modify (spec §3). The key alone names the account. */
export const newPasswordBody = z.strictObject({
  username: z.string().max(254),
  newPassword: z.string().max(200),
  confirmNewPassword: z.string().max(200),
  key: mailedKey,
});

/** POST signup/verify. */
export const verificationBody = z.strictObject({ key: mailedKey });

/** In emails: `PUBLIC_URL/#<route>`, the first two with `?key=<key>`. */
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

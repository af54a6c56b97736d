import { z } from 'zod';

import type { consentKinds } from './catalogues.ts';
import { id, instant } from './wire.ts';

/** The password of today, asked again before what an intruder would change first. */
const password = z.string().max(200);

/** POST user/password. A wrong `password` is 403 `errors.wrongPassword`. */
export const passwordChange = z.strictObject({
  password,
  newPassword: z.string().max(200),
  confirmNewPassword: z.string().max(200),
});

/** POST user/email: the address in force stays so until the new one is confirmed by the mail sent there. */
export const emailChange = z.strictObject({ password, email: z.string().max(254) });

/** A device on which the account is signed in. `device` is such as `Firefox · Android`, empty when unknown. */
export const openSession = z.object({
  sessionId: id,
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  /** The session of this very request. */
  current: z.boolean(),
});

export const openSessions = z.array(openSession);

/** DELETE user/sessions/:id: one session, or `others` for all but the present one. */
export const endedSession = z.strictObject({ id: z.union([id, z.literal('others')]) });

/** What a person agrees to, each by itself: the two texts, and the measuring of audience. */

/** A decision and the version of the text it was taken on; `currentVersion` is the one in force now. Nothing decided: not granted. */
export const consent = z.object({
  granted: z.boolean(),
  version: z.string().nullable(),
  decidedAt: instant.nullable(),
  currentVersion: z.string(),
});

/** GET and PUT user/consents. Analytics stands on the version of the privacy text. */
export const consents = z.object({ terms: consent, privacy: consent, analytics: consent });

/** One decision, on the version the person has read: another one in force is 409 `errors.textChanged`. */
const decision = z.strictObject({ granted: z.boolean(), version: z.string().max(20) });

/** PUT user/consents: those that are given are decided, the others stay. An account needs `terms` and `privacy`: 422 to withdraw. */
export const consentDecisions = z.strictObject({
  terms: decision.optional(),
  privacy: decision.optional(),
  analytics: decision.optional(),
});

export type OpenSession = z.infer<typeof openSession>;
export type ConsentKind = (typeof consentKinds)[number];
export type Consent = z.infer<typeof consent>;
export type Consents = z.infer<typeof consents>;
export type ConsentDecisions = z.infer<typeof consentDecisions>;

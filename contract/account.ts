import { z } from 'zod';

import type { consentKinds } from './catalogues.ts';
import { id, instant } from './wire.ts';

/** Asked again before the changes an intruder would make first. */
const password = z.string().max(200);

/** POST user/password. A wrong `password` is 403 `errors.wrongPassword`. */
export const passwordChange = z.strictObject({
  password,
  newPassword: z.string().max(200),
  confirmNewPassword: z.string().max(200),
});

/** POST user/email: the old address stays until the new one is confirmed. */
export const emailChange = z.strictObject({ password, email: z.string().max(254) });

/** `device` is such as `Firefox · Android`, or empty. */
export const openSession = z.object({
  sessionId: id,
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
});

export const openSessions = z.array(openSession);

/** DELETE user/sessions/:id: one session, or `others` for all but the current one. */
export const endedSession = z.strictObject({ id: z.union([id, z.literal('others')]) });

/** `currentVersion` is the text version in force. Undecided means not granted. */
export const consent = z.object({
  granted: z.boolean(),
  version: z.string().nullable(),
  decidedAt: instant.nullable(),
  currentVersion: z.string(),
});

/** GET and PUT user/consents. Analytics uses the version of the privacy text. */
export const consents = z.object({ terms: consent, privacy: consent, analytics: consent });

/** For the version the person read; 409 `errors.textChanged` if another is in force. */
const decision = z.strictObject({ granted: z.boolean(), version: z.string().max(20) });

/** PUT user/consents: omitted consents stay. Withdrawing `terms` or `privacy` is 422. */
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

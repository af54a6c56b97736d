import { createHash, randomBytes } from 'node:crypto';

import { mailedRoutes } from '../../../contract/recovery.ts';

/** What a mailed key opens: a new password, or the proof that an address is one's own. */
export type KeyPurpose = 'recovery' | 'verification';

/** How long a key lives, from sending (product §8 Lives). Minutes. */
export const keyMinutes: Record<KeyPurpose, number> = { recovery: 15, verification: 24 * 60 };

const routes: Record<KeyPurpose, string> = { recovery: mailedRoutes.recover, verification: mailedRoutes.verify };
const shape = /^[\w-]{43}$/;

/** 256 random bits, in base64url: 43 characters that no mail program breaks. */
export const newMailedKey = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a key: reading the table opens no account. Null for what cannot be a key. */
export const hashMailedKey = (key: string): Buffer | null =>
  shape.test(key) ? createHash('sha256').update(`mailed key\n${key}`).digest() : null;

/** Where the key is used. It stands behind the #, which no server and no Referer gets to see. */
export const mailedLink = (publicUrl: string, purpose: KeyPurpose, key: string): string => `${publicUrl}/#${routes[purpose]}?key=${key}`;

/** Where somebody asks for a new password, for a mail that warns. */
export const recoveryLink = (publicUrl: string): string => `${publicUrl}/#/recover`;

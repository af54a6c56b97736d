import { createHash, randomBytes } from 'node:crypto';

import { mailedRoutes } from '../../../contract/recovery.ts';
import type { MailTemplate } from './mail/email.ts';

/** What a mailed key opens: a new password, or the proof that an address is one's own. */
export type KeyPurpose = 'recovery' | 'verification';

/** How long a key lives, from sending (product §8 Lives). Minutes. */
export const keyMinutes: Record<KeyPurpose, number> = { recovery: 15, verification: 24 * 60 };

const routes: Record<KeyPurpose, string> = { recovery: mailedRoutes.recover, verification: mailedRoutes.verify };
const shape = /^[\w-]{43}$/;

/** 256 random bits, in base64url: 43 characters that no mail program breaks. */
export const newMailedKey = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a key that serves for one use: reading the table opens nothing. Null for what cannot be a key. */
export const keyDigest =
  (use: string) =>
  (key: string): Buffer | null =>
    shape.test(key) ? createHash('sha256').update(`${use}\n${key}`).digest() : null;

/** The digest of a key to an account. */
export const hashMailedKey = keyDigest('mailed key');

/** Where the key is used. It stands behind the #, which no server and no Referer gets to see. */
export const mailedLink = (publicUrl: string, purpose: KeyPurpose, key: string): string =>
  `${publicUrl}/#${routes[purpose]}?key=${key}`;

const noticeRoutes: Partial<Record<MailTemplate, string>> = {
  newDevice: mailedRoutes.devices,
  offerWaiting: mailedRoutes.alerts,
  messageWaiting: mailedRoutes.mailbox,
  accountClosed: mailedRoutes.signIn,
};

/** Where a mail without a key leads: to what it speaks of, else to where one asks for a new password. */
export const noticeLink = (publicUrl: string, template: MailTemplate): string =>
  `${publicUrl}/#${noticeRoutes[template] ?? mailedRoutes.recoverAgain}`;

/** Where the mail about a message leads: to the one thread that waits, else to the list. */
export const messageLink = (publicUrl: string, threadId: string | null): string =>
  noticeLink(publicUrl, 'messageWaiting') + (threadId === null ? '' : `/${threadId}`);

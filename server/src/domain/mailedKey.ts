import { createHash, randomBytes } from 'node:crypto';

import { mailedRoutes } from '../../../contract/recovery.ts';
import type { MailTemplate } from './mail/email.ts';

export type KeyPurpose = 'recovery' | 'verification';

/** Minutes from sending (product §8 Lives). */
export const keyMinutes: Record<KeyPurpose, number> = { recovery: 15, verification: 24 * 60 };

const routes: Record<KeyPurpose, string> = { recovery: mailedRoutes.recover, verification: mailedRoutes.verify };
const shape = /^[\w-]{43}$/;

/** Mail programs do not break the 43 characters. */
export const newMailedKey = (): string => randomBytes(32).toString('base64url');

/** Null for a malformed key. Only digests are stored, so a leaked table opens nothing. */
export const keyDigest =
  (use: string) =>
  (key: string): Buffer | null =>
    shape.test(key) ? createHash('sha256').update(`${use}\n${key}`).digest() : null;

export const hashMailedKey = keyDigest('mailed key');

/** After the #, neither servers nor the Referer header see the key. */
export const mailedLink = (publicUrl: string, purpose: KeyPurpose, key: string): string =>
  `${publicUrl}/#${routes[purpose]}?key=${key}`;

const noticeRoutes: Partial<Record<MailTemplate, string>> = {
  newDevice: mailedRoutes.devices,
  offerWaiting: mailedRoutes.alerts,
  messageWaiting: mailedRoutes.mailbox,
  accountClosed: mailedRoutes.signIn,
};

export const noticeLink = (publicUrl: string, template: MailTemplate): string =>
  `${publicUrl}/#${noticeRoutes[template] ?? mailedRoutes.recoverAgain}`;

export const messageLink = (publicUrl: string, threadId: string | null): string =>
  noticeLink(publicUrl, 'messageWaiting') + (threadId === null ? '' : `/${threadId}`);

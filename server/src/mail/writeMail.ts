import { z } from 'zod';

import { checkEmail } from '../../../contract/rules.ts';
import { issueKey } from '../data/mailedKeys.ts';
import { admitMail, mailsADay } from '../data/mailboxLimit.ts';
import { soleWaitingThread } from '../data/mailbox/soleWaiting.ts';
import { findRecipient, type Recipient } from '../data/mailRecipients.ts';
import { outboxContext, type LeasedRow } from '../data/outbox.ts';
import { todayAt } from '../domain/age.ts';
import { systemClock } from '../domain/clock.ts';
import { composeMail } from '../domain/mail/composeMail.ts';
import { networkOf } from '../domain/mail/network.ts';
import type { MailTemplate } from '../domain/mail/email.ts';
import { mailedLink, messageLink, noticeLink, type KeyPurpose } from '../domain/mailedKey.ts';
import type { OutgoingMail } from './delivery.ts';
import type { SenderDeps } from './senderDeps.ts';

const sealed = z.strictObject({ to: z.string(), device: z.string().default('') });

/** Defaults to the current address. Accepts only one plain address. */
const readPayload = (
  { vault }: SenderDeps,
  payload: Buffer,
  inForce: string,
): { to: string | null; device: string } => {
  const { to, device } =
    payload.length === 0 ? { to: inForce, device: '' } : sealed.parse(JSON.parse(vault.open(payload, outboxContext)));
  return { to: checkEmail(to) === undefined ? to : null, device };
};

/** A key goes only to an address the account still claims. A delayed email must not replace the newest key. */
const mayReceive = (template: MailTemplate, to: string, { email, pendingEmail }: Recipient): boolean => {
  if (template === 'recovery') return to === email;
  if (template === 'verification') return to === (pendingEmail ?? email);
  return true;
};

const isKeyed = (template: MailTemplate): template is KeyPurpose =>
  template === 'recovery' || template === 'verification';

/** Uses PUBLIC_URL, never the request's host (security: T4). */
const addressOf = async (
  { db, config: { publicUrl } }: SenderDeps,
  template: MailTemplate,
  { accountId, to }: { accountId: string; to: string },
): Promise<string> => {
  if (isKeyed(template))
    return mailedLink(publicUrl, template, await issueKey(db, { accountId, purpose: template, email: to }));
  if (template !== 'messageWaiting') return noticeLink(publicUrl, template);
  return messageLink(publicUrl, await soleWaitingThread(db, accountId, todayAt(systemClock())));
};

/** Anyone can name an address at sign-up. Retries do not count. */
const isAdmitted = async (
  { config: { rateLimits }, db, vault }: SenderDeps,
  { template, attempts }: { template: MailTemplate; attempts: number },
  address: string,
): Promise<boolean> => {
  if (!rateLimits || !isKeyed(template) || attempts > 1) return true;
  return admitMail(db, vault, { kind: template, address: address.toLowerCase(), maxPerDay: mailsADay });
};

/** Also sent for closed accounts. */
const stateFor: Partial<Record<MailTemplate, 'closed' | 'either'>> = { accountClosed: 'closed', recovery: 'either' };

/**
 * Issues the key at sending; only the newest counts.
 * @returns null without a recipient
 */
export const writeMail = async (
  deps: SenderDeps,
  row: LeasedRow & { template: MailTemplate },
): Promise<OutgoingMail | null> => {
  const { db } = deps;
  const { id, accountId, template, lang, attempts, createdAt: at } = row;
  const recipient = accountId === null ? undefined : await findRecipient(db, accountId, stateFor[template]);
  if (accountId === null || recipient === undefined) return null;
  const { to, device } = readPayload(deps, row.payloadSealed, recipient.email);
  if (to === null || !mayReceive(template, to, recipient)) return null;
  const isToAnyone = template === 'verification' || !recipient.emailVerified;
  if (isToAnyone && !(await isAdmitted(deps, row, to))) return null;
  const address = await addressOf(deps, template, { accountId, to });
  // Its owner chose it.
  const facts = { login: isToAnyone ? '' : recipient.login, address, at, device };
  return { id, attempts, to, lang, ...composeMail(template, lang, facts, networkOf(deps.config)) };
};

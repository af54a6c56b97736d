import { z } from 'zod';

import { checkEmail } from '../../../contract/rules.ts';
import { issueKey } from '../data/mailedKeys.ts';
import { findRecipient, type Recipient } from '../data/mailRecipients.ts';
import { outboxContext, type LeasedRow } from '../data/outbox.ts';
import { composeMail } from '../domain/mail/composeMail.ts';
import type { MailTemplate } from '../domain/mail/letter.ts';
import { mailedLink, recoveryLink, type KeyPurpose } from '../domain/mailedKey.ts';
import type { OutgoingMail } from './delivery.ts';
import type { SenderDeps } from './sender.ts';

const addressee = z.strictObject({ to: z.string() });

/** The one address of a row: never a list, a name or a line break, whatever the database holds. */
const readAddress = ({ vault }: SenderDeps, payload: Buffer): string | null => {
  const { to } = addressee.parse(JSON.parse(vault.open(payload, outboxContext)));
  return checkEmail(to) === undefined ? to : null;
};

/** A key goes only to an address that the account still claims; a notice also to one it no longer has. */
const mayReceive = (template: MailTemplate, to: string, { email, pendingEmail }: Recipient): boolean => {
  if (template === 'recovery') return to === email;
  if (template === 'verification') return to === email || to === pendingEmail;
  return true;
};

const isKeyed = (template: MailTemplate): template is KeyPurpose => template === 'recovery' || template === 'verification';

/**
 * Writes the mail of a row, with a new key where it carries one: a key lives from its sending, and only the newest counts.
 * Every link begins with PUBLIC_URL, whatever host was asked for (security: T4).
 * @returns null when nobody is to get it any more
 */
export const writeMail = async (deps: SenderDeps, row: LeasedRow & { template: MailTemplate }): Promise<OutgoingMail | null> => {
  const { db, config: { publicUrl } } = deps;
  const { id, accountId, template, lang, attempts } = row;
  const to = readAddress(deps, row.payloadSealed);
  const recipient = accountId === null ? undefined : await findRecipient(db, accountId);
  if (to === null || accountId === null || recipient === undefined || !mayReceive(template, to, recipient)) return null;
  const address = isKeyed(template)
    ? mailedLink(publicUrl, template, await issueKey(db, { accountId, purpose: template, email: to }))
    : recoveryLink(publicUrl);
  return { id, attempts, to, lang, ...composeMail(template, lang, { login: recipient.login, address }) };
};

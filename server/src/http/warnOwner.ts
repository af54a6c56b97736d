import type { Transaction } from 'kysely';

import { leaveNotice } from '../data/mailbox/deliver.ts';
import { queueMail, type QueuedMail } from '../data/outbox.ts';
import type { Tables } from '../data/tables.ts';
import { noticeText, type WarningTemplate } from '../domain/mail/noticeText.ts';
import { noticeLink } from '../domain/mailedKey.ts';
import type { Deps } from './deps.ts';

export type Warning = Omit<QueuedMail, 'template'> & { template: WarningTemplate; login: string; patientId: string };

/** The caller sends the email. */
export const leaveWarning = (
  transaction: Transaction<Tables>,
  { clock, config: { publicUrl }, vault }: Deps,
  {
    template,
    lang,
    login,
    patientId,
    device = '',
  }: Pick<Warning, 'template' | 'lang' | 'login' | 'patientId' | 'device'>,
): Promise<void> =>
  leaveNotice(transaction, vault, {
    patientId,
    ...noticeText(template, lang, { login, address: noticeLink(publicUrl, template), at: clock(), device }),
  });

/** In the event's transaction. */
export const warnOwner = async (transaction: Transaction<Tables>, deps: Deps, warning: Warning): Promise<void> => {
  const { login: _login, patientId: _patientId, ...mail } = warning;
  await queueMail(transaction, deps.vault, mail);
  await leaveWarning(transaction, deps, warning);
};

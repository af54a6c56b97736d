import type { Transaction } from 'kysely';

import type { Clock } from '../../domain/clock.ts';
import { noticeText, type WarningTemplate } from '../../domain/mail/noticeText.ts';
import { noticeLink } from '../../domain/mailedKey.ts';
import { queueMail, type QueuedMail } from '../outbox.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { leaveNotice } from './deliver.ts';

type Means = { clock: Clock; config: { publicUrl: string }; vault: Vault };

export type Warning = Omit<QueuedMail, 'template'> & { template: WarningTemplate; login: string; patientId: string };

/** The caller sends the email. */
export const leaveWarning = (
  transaction: Transaction<Tables>,
  { clock, config: { publicUrl }, vault }: Means,
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
export const warnOwner = async (transaction: Transaction<Tables>, deps: Means, warning: Warning): Promise<void> => {
  const { login: _login, patientId: _patientId, ...mail } = warning;
  await queueMail(transaction, deps.vault, mail);
  await leaveWarning(transaction, deps, warning);
};

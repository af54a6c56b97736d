import { soleWaitingThread } from '../data/mailbox/soleWaiting.ts';
import { findRecipient } from '../data/mailRecipients.ts';
import type { LeasedRow } from '../data/outbox.ts';
import { todayAt } from '../domain/age.ts';
import { systemClock } from '../domain/clock.ts';
import { composeEmail, composeMail } from '../domain/mail/composeMail.ts';
import { messageEmail } from '../domain/mail/messageEmail.ts';
import { networkOf } from '../domain/mail/network.ts';
import { messageLink } from '../domain/mailedKey.ts';
import type { OutgoingMail } from './delivery.ts';
import type { SenderDeps } from './senderDeps.ts';

/** Says who wrote about whom when one thread alone waits, and the reader wants details in emails. */
export const writeMessageWaiting = async (
  { clock = systemClock, config, db }: SenderDeps,
  { id, accountId, attempts, createdAt: at, lang }: LeasedRow,
): Promise<OutgoingMail | null> => {
  const recipient = accountId === null ? undefined : await findRecipient(db, accountId);
  if (accountId === null || recipient === undefined) return null;
  const { email: to, login, showsDetails } = recipient;
  const thread = await soleWaitingThread(db, accountId, todayAt(clock()));
  const address = messageLink(config.publicUrl, thread?.threadId ?? null);
  const network = networkOf(config);
  const clinicName = showsDetails ? (thread?.clinicName ?? null) : null;
  const mail =
    clinicName === null
      ? composeMail('messageWaiting', lang, { login, address, at, device: '' }, network)
      : composeEmail(messageEmail({ clinicName, firstName: thread?.firstName ?? null }, address, lang), lang, network);
  return { id, attempts, to, lang, ...mail };
};

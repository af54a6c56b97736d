import { findToldOffer } from '../data/alerts/toldOffer.ts';
import type { LeasedRow } from '../data/outbox.ts';
import { composeEmail, composeMail } from '../domain/mail/composeMail.ts';
import { networkOf } from '../domain/mail/network.ts';
import { offerEmail } from '../domain/mail/offerEmail.ts';
import { noticeLink } from '../domain/mailedKey.ts';
import type { OutgoingMail } from './delivery.ts';
import type { SenderDeps } from './senderDeps.ts';

/** @returns null when the offer was taken, declined or is over */
export const writeOffer = async ({ config, db }: SenderDeps, row: LeasedRow): Promise<OutgoingMail | null> => {
  const offer = await findToldOffer(db, row);
  if (offer === undefined) return null;
  const { id, attempts, lang } = row;
  const { expiresAt: at, login, showsDetails, to } = offer;
  const address = noticeLink(config.publicUrl, 'offerWaiting');
  const network = networkOf(config);
  const mail = showsDetails
    ? composeEmail(offerEmail(offer, address, lang), lang, network)
    : composeMail('offerWaiting', lang, { login, address, at, device: '' }, network);
  return { id, attempts, to, lang, ...mail };
};

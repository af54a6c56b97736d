import { z } from 'zod';

import { findInvitationMail } from '../data/invitation/invitationMails.ts';
import { outboxContext, type LeasedRow } from '../data/outbox.ts';
import { composeEmail } from '../domain/mail/composeMail.ts';
import { networkOf } from '../domain/mail/network.ts';
import { invitationEmail } from '../domain/mail/invitationEmail.ts';
import type { OutgoingMail } from './delivery.ts';
import type { SenderDeps } from './senderDeps.ts';

const payload = z.strictObject({ invitationId: z.uuid(), code: z.string() });

/** @returns null when the clinic withdrew it or issued another code */
export const writeInvitation = async (
  { db, vault, config }: SenderDeps,
  row: LeasedRow,
): Promise<OutgoingMail | null> => {
  const { id, lang, attempts } = row;
  const { invitationId, code } = payload.parse(JSON.parse(vault.open(row.payloadSealed, outboxContext)));
  const mail = await findInvitationMail(db, vault, { invitationId, code });
  if (mail === undefined) return null;
  const { to, clinicPhone } = mail;
  const email = invitationEmail({ code, clinicPhone, publicUrl: config.publicUrl }, lang);
  return { id, attempts, to, lang, ...composeEmail(email, lang, networkOf(config)) };
};

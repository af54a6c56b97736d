import { readConflictsMail } from '../data/feedConflicts.ts';
import type { LeasedRow } from '../data/outbox.ts';
import { composeEmail } from '../domain/mail/composeMail.ts';
import { conflictsEmail } from '../domain/mail/conflictsEmail.ts';
import { networkOf } from '../domain/mail/network.ts';
import type { OutgoingMail } from './delivery.ts';
import type { SenderDeps } from './senderDeps.ts';

export const writeFeedConflicts = async (
  { config, db }: Pick<SenderDeps, 'config' | 'db'>,
  { id, lang, attempts }: LeasedRow,
): Promise<OutgoingMail | null> => {
  const told = await readConflictsMail(db, id);
  if (told === undefined) return null;
  const { to, clinics } = told;
  return { id, attempts, to, lang, ...composeEmail(conflictsEmail({ clinics }, lang), lang, networkOf(config)) };
};

import { checkEmail } from '../../../contract/rules.ts';
import { countConflictsOf } from '../data/feedConflicts.ts';
import type { LeasedRow } from '../data/outbox.ts';
import { composeEmail } from '../domain/mail/composeMail.ts';
import { networkOf } from '../domain/mail/network.ts';
import { conflictsEmail } from '../domain/mail/conflictsEmail.ts';
import type { OutgoingMail } from './delivery.ts';
import type { SenderDeps } from './senderDeps.ts';

/** @returns null when all are settled */
export const writeFeedConflicts = async (
  { config, db }: Pick<SenderDeps, 'config' | 'db'>,
  { id, lang, attempts, sourceId }: LeasedRow,
): Promise<OutgoingMail | null> => {
  const told = sourceId === null ? undefined : await countConflictsOf(db, sourceId);
  if (told === undefined || checkEmail(told.to) !== undefined) return null;
  return { id, attempts, to: told.to, lang, ...composeEmail(conflictsEmail(told, lang), lang, networkOf(config)) };
};

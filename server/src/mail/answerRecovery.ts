import { z } from 'zod';

import { recordAudit } from '../data/audit.ts';
import { queueRecoveryMails, recoveriesAnHour } from '../data/mailRecipients.ts';
import { markSent, outboxContext, type LeasedRow } from '../data/outbox.ts';
import { inTransaction } from '../data/transaction.ts';
import type { SenderDeps } from './senderDeps.ts';

const wanted = z.strictObject({ email: z.string(), nam: z.string() });

/** Runs outside the request: neither answer nor timing reveals a match. */
export const answerRecovery = async (
  { config, db, vault }: SenderDeps,
  { id, lang, payloadSealed }: LeasedRow,
): Promise<void> => {
  const request = { ...wanted.parse(JSON.parse(vault.open(payloadSealed, outboxContext))), lang };
  await inTransaction(db, async (transaction) => {
    if (!(await markSent(transaction, id))) return;
    const mostAnHour = config.rateLimits ? recoveriesAnHour : Infinity;
    for (const accountId of await queueRecoveryMails(transaction, vault, request, mostAnHour)) {
      await recordAudit(transaction, {
        action: 'recovery.mailed',
        capacity: 'system',
        actorAccountId: null,
        entityId: accountId,
        requestId: id,
      });
    }
  });
};

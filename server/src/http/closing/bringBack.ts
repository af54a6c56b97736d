import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import type { KnownCredentials } from '../../data/accounts.ts';
import { recordAudit } from '../../data/audit.ts';
import { reopenAccount } from '../../data/closing/closeAccount.ts';
import type { Tables } from '../../data/tables.ts';
import { warnOwner } from '../../data/mailbox/warnOwner.ts';
import { InvalidCredentials } from '../authenticate.ts';
import type { Deps } from '../deps.ts';

type Closable = Omit<KnownCredentials, 'passwordHash'>;

/**
 * Also notifies the owner.
 * @throws InvalidCredentials when its time ran out
 */
export const bringBack = async (
  transaction: Transaction<Tables>,
  request: FastifyRequest,
  { accountId, patientId, login, lang, email: to, closedAt }: Closable,
  deps: Deps,
): Promise<void> => {
  if (closedAt === null) return;
  if (!(await reopenAccount(transaction, accountId))) throw new InvalidCredentials();
  await warnOwner(transaction, deps, { template: 'accountReopened', accountId, patientId, login, lang, to });
  await recordAudit(transaction, {
    action: 'account.reopened',
    capacity: 'self',
    actorAccountId: accountId,
    patientId,
    entityId: accountId,
    requestId: request.id,
  });
};

import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import type { KnownCredentials } from '../../data/accounts.ts';
import { recordAudit } from '../../data/audit.ts';
import { reopenAccount } from '../../data/closing/closeAccount.ts';
import type { Tables } from '../../data/tables.ts';
import { warnOwner } from '../../data/mailbox/warnOwner.ts';
import { InvalidCredentials } from '../authenticate.ts';
import type { Deps } from '../deps.ts';
import { ownEvent } from '../ownEvent.ts';

type Closable = Omit<KnownCredentials, 'passwordHash'>;

/**
 * Also notifies the owner.
 * @throws InvalidCredentials when its time ran out
 */
export const bringBack = async (
  transaction: Transaction<Tables>,
  request: FastifyRequest,
  account: Closable,
  deps: Deps,
): Promise<void> => {
  const { accountId, patientId, login, lang, email: to, closedAt } = account;
  if (closedAt === null) return;
  if (!(await reopenAccount(transaction, accountId))) throw new InvalidCredentials();
  await warnOwner(transaction, deps, { template: 'accountReopened', accountId, patientId, login, lang, to });
  await recordAudit(transaction, ownEvent('account.reopened', account, request.id));
};

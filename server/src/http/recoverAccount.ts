import type { FastifyReply, FastifyRequest } from 'fastify';

import { recordAudit } from '../data/audit.ts';
import { endFeed } from '../data/calendar/calendarFeeds.ts';
import { spendRecoveryKey, type KeyHolder } from '../data/mailedKeys.ts';
import { putPassword } from '../data/passwordChanges.ts';
import { RecoveryKeyExpired } from '../domain/recoveryRules.ts';
import type { Deps } from './deps.ts';
import { bringBack } from './closing/bringBack.ts';
import { openSession } from './openSession.ts';
import { warnOwner } from './warnOwner.ts';

type Recovery = { request: FastifyRequest; reply: FastifyReply; holder: KeyHolder; newPassword: string };

/**
 * In one transaction: spends the key so only one request succeeds, sets the password, reopens a closed account,
 * revokes sessions and the calendar feed, warns the owner, signs in. An intruder may have closed the account or know
 * the feed's URL.
 * @throws RecoveryKeyExpired
 */
export const recoverAccount = async (deps: Deps, { request, reply, holder, newPassword }: Recovery): Promise<void> => {
  const { keyHash, accountId, patientId, login, email: to, lang } = holder;
  const passwordHash = await deps.passwords.hash(newPassword);
  const own = {
    capacity: 'self',
    actorAccountId: accountId,
    patientId,
    entityId: accountId,
    requestId: request.id,
  } as const;
  await openSession(deps, {
    request,
    reply,
    account: holder,
    before: async (transaction) => {
      if (!(await spendRecoveryKey(transaction, keyHash))) throw new RecoveryKeyExpired();
      await bringBack(transaction, request, holder, deps);
      await putPassword(transaction, { accountId, passwordHash, keptSessionId: null });
      await warnOwner(transaction, deps, { template: 'passwordChanged', accountId, patientId, login, lang, to });
      await recordAudit(transaction, { action: 'password.recovered', ...own });
      // After the sessions, which could still create a feed.
      if (await endFeed(transaction, accountId)) await recordAudit(transaction, { action: 'calendar.ended', ...own });
    },
  });
};

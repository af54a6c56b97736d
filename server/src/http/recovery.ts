import { z } from 'zod';
import type { FastifyReply, FastifyRequest } from 'fastify';

import {
  newPasswordBody,
  recoveredUser,
  recoveryAnswer,
  recoveryBody,
  recoveryKeyBody,
} from '../../../contract/recovery.ts';
import { openNamOrNone } from '../data/accounts.ts';
import { recordAudit } from '../data/audit.ts';
import { endFeed } from '../data/calendar/calendarFeeds.ts';
import { findRecoveryKey, type KeyHolder, spendRecoveryKey } from '../data/mailedKeys.ts';
import { queueRecovery } from '../data/outbox.ts';
import { putPassword } from '../data/passwordChanges.ts';
import { inTransaction } from '../data/transaction.ts';
import { warnOwner } from '../data/mailbox/warnOwner.ts';
import { acceptedLanguage } from '../domain/acceptedLanguage.ts';
import { MalformedRequest } from '../domain/errors.ts';
import { refuseGuessable, refuseWrongNewPassword } from '../domain/newPasswordRules.ts';
import { RecoveryKeyExpired, toRecovery } from '../domain/recoveryRules.ts';
import { foldUsername } from '../domain/username.ts';
import { at } from './at.ts';
import { bringBack } from './closing/bringBack.ts';
import type { App, Deps, Plugin } from './deps.ts';
import { openSession } from './openSession.ts';
import { withResponsePadding } from './responsePadding.ts';

type Recovery = { request: FastifyRequest; reply: FastifyReply; holder: KeyHolder; newPassword: string };

/**
 * In one transaction: spends the key so only one request succeeds, reopens a closed account, revokes sessions and the
 * calendar feed. An intruder may have closed the account or know the feed's URL.
 * @throws RecoveryKeyExpired, CodeNeeded once the password is set
 */
const recoverAccount = async (deps: Deps, { request, reply, holder, newPassword }: Recovery): Promise<void> => {
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
      await putPassword(transaction, { accountId, passwordHash, keptSessionId: null });
      await warnOwner(transaction, deps, { template: 'passwordChanged', accountId, patientId, login, lang, to });
      await recordAudit(transaction, { action: 'password.recovered', ...own });
      // After the sessions, which could still create a feed.
      if (await endFeed(transaction, accountId)) await recordAudit(transaction, { action: 'calendar.ended', ...own });
    },
    welcome: (transaction) => bringBack(transaction, request, holder, deps),
    reopens: true,
  });
};

const holderOf = async ({ db, limits }: Deps, address: string, key: string): Promise<KeyHolder> => {
  await limits.admitMailedKey(address);
  const holder = await findRecoveryKey(db, key);
  if (holder === undefined) throw new RecoveryKeyExpired();
  return holder;
};

/** Same answer and statements for everyone; sending looks up the account (security: T10). */
const requestRoute = (app: App, { db, limits, vault }: Deps): void => {
  app.route({
    ...at('requestRecovery'),
    ...withResponsePadding,
    schema: { body: recoveryBody, response: { 200: z.string() } },
    handler: async (request, reply) => {
      const lang = request.body.lang ?? acceptedLanguage(request.headers['accept-language']);
      const recovery = { ...toRecovery(request.body), lang };
      await limits.admitRecovery(request.ip);
      await inTransaction(db, async (transaction) => {
        await queueRecovery(transaction, vault, recovery);
        await recordAudit(transaction, {
          action: 'recovery.requested',
          capacity: 'anonymous',
          actorAccountId: null,
          requestId: request.id,
        });
      });
      reply.type('text/plain; charset=utf-8');
      return recoveryAnswer;
    },
  });
};

/** Keeps the key: email programs open links too (security: T3). */
const openRoute = (app: App, deps: Deps): void => {
  app.route({
    ...at('openRecovery'),
    schema: { body: recoveryKeyBody, response: { 200: recoveredUser } },
    handler: async ({ body, ip }) => {
      const { login } = await holderOf(deps, ip, typeof body === 'string' ? body.trim() : body.key);
      return { login };
    },
  });
};

/** Another account's `username` is malformed. */
const modifyRoute = (app: App, deps: Deps): void => {
  app.route({
    ...at('completeRecovery'),
    schema: { body: newPasswordBody, response: { 200: recoveredUser } },
    handler: async (request, reply) => {
      const { key, username, ...typed } = request.body;
      refuseWrongNewPassword(typed);
      const holder = await holderOf(deps, request.ip, key);
      const { login, email, namSealed } = holder;
      if (foldUsername(username) !== login.toLowerCase()) {
        throw new MalformedRequest('errors.malformed', { fields: { username: 'errors.malformed' } });
      }
      await refuseGuessable('newPassword', typed.newPassword, {
        login,
        email,
        nam: openNamOrNone(deps.vault, namSealed),
      });
      await recoverAccount(deps, { request, reply, holder, newPassword: typed.newPassword });
      return { login };
    },
  });
};

/** Spec §4, product §4 and §8 Lives. */
export const recoveryRoutes: Plugin = (app, deps) => {
  requestRoute(app, deps);
  openRoute(app, deps);
  modifyRoute(app, deps);
};

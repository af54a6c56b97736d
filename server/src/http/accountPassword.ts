import { z } from 'zod';

import { passwordChange } from '../../../contract/account.ts';
import { openNamOrNone } from '../data/accounts.ts';
import { recordAudit } from '../data/audit.ts';
import { endFeed } from '../data/calendar/calendarFeeds.ts';
import { putPassword } from '../data/passwordChanges.ts';
import { inTransaction } from '../data/transaction.ts';
import { warnOwner } from '../data/mailbox/warnOwner.ts';
import { refuseGuessable, refuseWrongNewPassword } from '../domain/newPasswordRules.ts';
import { readDevice, rememberAccount } from '../domain/knownDevice.ts';
import { at } from './at.ts';
import { demandPasswordOnce } from './demandPassword.ts';
import type { Plugin } from './deps.ts';
import { byPassword, holdOwnPassword } from './heldPassword.ts';
import { ownEvent } from './ownEvent.ts';
import { deviceCookie, setDeviceCookie } from './sessionCookies.ts';
import { requireFreshCode } from './secondFactor/requireFreshCode.ts';
import { accountOf, requireSession } from './sessionHook.ts';

/** Ends all other sessions (the current one may have other tabs) and emails the owner. */
export const accountPasswordRoutes: Plugin = (app, deps) => {
  const { config, csrf, db, passwords, vault } = deps;
  app.route({
    ...at('changePassword'),
    onRequest: [requireSession, requireFreshCode(deps)],
    schema: { body: passwordChange, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const account = accountOf(request);
      const { accountId, sessionId: keptSessionId } = account;
      const { password, ...typed } = request.body;
      refuseWrongNewPassword(typed);
      await byPassword(
        () => demandPasswordOnce(deps, request, { password, newPassword: typed.newPassword }),
        async (secrets) => {
          if (secrets === null) return;
          const { login, email, lang, namSealed } = secrets;
          await refuseGuessable('newPassword', typed.newPassword, {
            login,
            email,
            nam: openNamOrNone(vault, namSealed),
          });
          const passwordHash = await passwords.hash(typed.newPassword);
          const epoch = await inTransaction(db, async (transaction) => {
            await holdOwnPassword(transaction, request, secrets);
            const current = await putPassword(transaction, { accountId, passwordHash, keptSessionId });
            await warnOwner(transaction, deps, {
              template: 'passwordChanged',
              accountId,
              patientId: account.patientId,
              login,
              lang,
              to: email,
            });
            await recordAudit(transaction, ownEvent('password.changed', account, request.id));
            // After the sessions, which could still create a feed.
            if (await endFeed(transaction, accountId))
              await recordAudit(transaction, ownEvent('calendar.ended', account, request.id));
            return current;
          });
          const known = readDevice(request.cookies[deviceCookie]);
          setDeviceCookie(reply, config.https, rememberAccount(known, { accountId, epoch }, csrf.newest()));
        },
      );
      reply.code(204);
    },
  });
};

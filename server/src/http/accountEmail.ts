import { z } from 'zod';

import { emailChange } from '../../../contract/account.ts';
import { checkEmail, cleanEmail } from '../../../contract/rules.ts';
import { recordAudit } from '../data/audit.ts';
import { claimEmail } from '../data/emailProof.ts';
import { queueMail } from '../data/outbox.ts';
import { readSecrets } from '../data/passwordChanges.ts';
import { inTransaction } from '../data/transaction.ts';
import { warnOwner } from '../data/mailbox/warnOwner.ts';
import { refuseWrong } from '../domain/brokenFields.ts';
import { at } from './at.ts';
import { demandPassword } from './demandPassword.ts';
import type { App, Deps, Plugin } from './deps.ts';
import { byPassword, holdOwnPassword } from './heldPassword.ts';
import { ownEvent } from './ownEvent.ts';
import { requireFreshCode } from './secondFactor/requireFreshCode.ts';
import { accountOf, keepSession, requireSession } from './sessionHook.ts';

const nothing = z.undefined();

/**
 * The old address stays valid until the new one is confirmed: a typo loses no account. Reveals no other account. The
 * current address cancels a pending change.
 */
const changeRoute = (app: App, deps: Deps): void => {
  const { db, limits, vault } = deps;
  app.route({
    ...at('changeEmail'),
    onRequest: [requireSession, requireFreshCode(deps)],
    schema: { body: emailChange, response: { 204: nothing } },
    handler: async (request, reply) => {
      const account = accountOf(request);
      const { accountId } = account;
      const to = cleanEmail(request.body.email);
      refuseWrong({ email: checkEmail(to) });
      await byPassword(
        () => demandPassword(deps, request, request.body.password),
        async (secrets) => {
          const { email, emailVerified, lang } = secrets;
          const isOwn = to === email;
          if (!isOwn || !emailVerified) await limits.admitVerification(accountId);
          await inTransaction(db, async (transaction) => {
            await holdOwnPassword(transaction, request, secrets);
            await claimEmail(transaction, accountId, to);
            if (!isOwn || !emailVerified)
              await queueMail(transaction, vault, { template: 'verification', accountId, lang, to });
            if (!isOwn)
              await warnOwner(transaction, deps, {
                template: 'emailChangeRequested',
                accountId,
                patientId: account.patientId,
                login: account.login,
                lang,
                to: email,
              });
            await recordAudit(transaction, ownEvent('email.claimed', account, request.id));
          });
        },
      );
      reply.code(204);
    },
  });
};

const mailAgainRoute = (app: App, { db, limits, vault }: Deps): void => {
  app.route({
    ...at('requestVerification'),
    onRequest: requireSession,
    schema: { response: { 204: nothing } },
    handler: async (request, reply) => {
      const { accountId } = accountOf(request);
      const { email, emailVerified, pendingEmail, lang } = await readSecrets(db, accountId);
      const to = pendingEmail ?? (emailVerified ? null : email);
      reply.code(204);
      if (to === null) return;
      await limits.admitVerification(accountId);
      await inTransaction(db, async (transaction) => {
        await keepSession(request, transaction);
        await queueMail(transaction, vault, { template: 'verification', accountId, lang, to });
      });
    },
  });
};

/** Confirmed, it is also a username (product §4). */
export const accountEmailRoutes: Plugin = (app, deps) => {
  changeRoute(app, deps);
  mailAgainRoute(app, deps);
};

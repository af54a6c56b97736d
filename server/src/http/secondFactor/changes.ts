import { z } from 'zod';

import { codeBody, recoveryCodes, secondFactorPassword } from '../../../../contract/secondFactor.ts';
import { recordAudit } from '../../data/audit.ts';
import { endFactor, isFactorOn, noteCodeGiven } from '../../data/secondFactor/factors.ts';
import { declineFactor } from '../../data/secondFactor/offer.ts';
import { replaceRecoveryCodes } from '../../data/secondFactor/recoveryCodes.ts';
import { inTransaction } from '../../data/transaction.ts';
import { warnOwner } from '../../data/mailbox/warnOwner.ts';
import { newRecoveryCodes } from '../../domain/secondFactor/recoveryCode.ts';
import { NotOn, WrongCode } from '../../domain/secondFactor/refusals.ts';
import { at } from '../at.ts';
import { demandPassword } from '../demandPassword.ts';
import type { App, Deps, Plugin } from '../deps.ts';
import { byPassword, holdOwnPassword } from '../heldPassword.ts';
import { ownEvent } from '../ownEvent.ts';
import { accountOf, keepSession, requireSession } from '../sessionHook.ts';
import { requireFreshCode } from './requireFreshCode.ts';
import { takeCode } from './takeCode.ts';

const checkRoute = (app: App, deps: Deps): void => {
  const { db, limits } = deps;
  app.route({
    ...at('checkSecondFactor'),
    onRequest: requireSession,
    schema: { body: codeBody, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const account = accountOf(request);
      const { accountId, sessionId } = account;
      if (!(await isFactorOn(db, accountId))) throw new NotOn();
      await limits.admitCodeCheck(sessionId);
      try {
        await inTransaction(db, async (transaction) => {
          await keepSession(request, transaction);
          await takeCode(transaction, request, { owner: account, typed: request.body.code }, deps);
          await noteCodeGiven(transaction, sessionId);
        });
      } catch (error) {
        if (error instanceof WrongCode) await recordAudit(db, ownEvent('factor.refused', account, request.id));
        throw error;
      }
      await limits.forgetCodeCheck(sessionId);
      reply.code(204);
    },
  });
};

const renewRoute = (app: App, deps: Deps): void => {
  const { db, vault } = deps;
  app.route({
    ...at('renewRecoveryCodes'),
    onRequest: [requireSession, requireFreshCode(deps)],
    schema: { body: secondFactorPassword, response: { 200: recoveryCodes } },
    handler: (request) => {
      const account = accountOf(request);
      const { accountId, email: to, lang, login, patientId } = account;
      return byPassword(
        () => demandPassword(deps, request, request.body.password),
        async (secrets) => {
          const codes = newRecoveryCodes();
          await inTransaction(db, async (transaction) => {
            await holdOwnPassword(transaction, request, secrets);
            if (!(await isFactorOn(transaction, accountId))) throw new NotOn();
            await replaceRecoveryCodes(transaction, vault, { accountId, codes });
            await warnOwner(transaction, deps, { template: 'codesRenewed', accountId, patientId, login, lang, to });
            await recordAudit(transaction, ownEvent('recoveryCodes.renewed', account, request.id));
          });
          return { recoveryCodes: codes };
        },
      );
    },
  });
};

const endRoute = (app: App, deps: Deps): void => {
  const { db } = deps;
  app.route({
    ...at('endSecondFactor'),
    onRequest: [requireSession, requireFreshCode(deps)],
    schema: { body: secondFactorPassword, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const account = accountOf(request);
      const { accountId, email: to, lang, login, patientId } = account;
      await byPassword(
        () => demandPassword(deps, request, request.body.password),
        (secrets) =>
          inTransaction(db, async (transaction) => {
            await holdOwnPassword(transaction, request, secrets);
            if (!(await endFactor(transaction, accountId))) return;
            await declineFactor(transaction, accountId);
            await warnOwner(transaction, deps, { template: 'factorOff', accountId, patientId, login, lang, to });
            await recordAudit(transaction, ownEvent('factor.off', account, request.id));
          }),
      );
      reply.code(204);
    },
  });
};

export const secondFactorRoutes: Plugin = (app, deps) => {
  checkRoute(app, deps);
  renewRoute(app, deps);
  endRoute(app, deps);
};

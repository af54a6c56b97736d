import { consentDecisions, consents } from '../../../contract/account.ts';
import { recordAudit } from '../data/audit.ts';
import { keepConsents, readConsents, versionInForce } from '../data/consents.ts';
import { inTransaction } from '../data/transaction.ts';
import { toDecisions } from '../domain/consentRules.ts';
import { at } from './at.ts';
import type { Plugin } from './deps.ts';
import { ownEvent } from './ownEvent.ts';
import { accountOf, keepSession, requireSession } from './sessionHook.ts';

/** Product §4. Analytics are off by default. */
export const consentRoutes: Plugin = (app, { db }) => {
  app.route({
    ...at('getConsents'),
    onRequest: requireSession,
    schema: { response: { 200: consents } },
    handler: (request) => readConsents(db, accountOf(request).accountId),
  });

  app.route({
    ...at('changeConsents'),
    onRequest: requireSession,
    schema: { body: consentDecisions, response: { 200: consents } },
    handler: (request) => {
      const account = accountOf(request);
      const decisions = toDecisions(request.body, versionInForce);
      return inTransaction(db, async (transaction) => {
        await keepSession(request, transaction);
        await keepConsents(transaction, account.accountId, decisions);
        await recordAudit(transaction, ownEvent('consents.decided', account, request.id));
        return readConsents(transaction, account.accountId);
      });
    },
  });
};

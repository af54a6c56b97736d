import { z } from 'zod';

import { recordAudit } from '../data/audit.ts';
import { closeSession, extendSession } from '../data/sessions.ts';
import { inTransaction } from '../data/transaction.ts';
import { MissingSession } from '../domain/errors.ts';
import { at } from './at.ts';
import type { Plugin } from './deps.ts';
import { clearSessionCookies } from './sessionCookies.ts';
import { accountOf, announceEnd, requireSession, unannounceEnd } from './sessionHook.ts';

const nothing = z.undefined();

/** Logout releases the hold (product §8 Holds) and clears the browser cache; 204 even without a session. */
export const sessionRoutes: Plugin = (app, deps) => {
  app.route({
    ...at('logout'),
    schema: { response: { 204: nothing } },
    handler: async (request, reply) => {
      const { account } = request;
      if (account !== null) {
        await inTransaction(deps.db, async (transaction) => {
          await closeSession(transaction, account);
          await recordAudit(transaction, {
            action: 'session.closed',
            capacity: 'self',
            actorAccountId: account.accountId,
            patientId: account.patientId,
            entityId: account.sessionId,
            requestId: request.id,
          });
        });
      }
      clearSessionCookies(reply, deps.config.https);
      unannounceEnd(reply);
      reply.header('clear-site-data', '"cache"').code(204);
    },
  });

  app.route({
    ...at('extendSession'),
    onRequest: requireSession,
    schema: { response: { 204: nothing } },
    handler: async (request, reply) => {
      const times = await extendSession(deps.db, accountOf(request).sessionId, deps.clock());
      if (times === undefined) throw new MissingSession();
      announceEnd(reply, times, deps);
      reply.code(204);
    },
  });
};

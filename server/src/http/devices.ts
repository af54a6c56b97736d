import { z } from 'zod';

import { endedSession, openSessions } from '../../../contract/account.ts';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../data/audit.ts';
import { lockAccount } from '../data/lockAccount.ts';
import { endSession, listOpenSessions } from '../data/openSessions.ts';
import { closeSession, endOtherSessions } from '../data/sessions.ts';
import { inTransaction } from '../data/transaction.ts';
import { idleSince } from '../domain/session.ts';
import { at } from './at.ts';
import type { Deps, Plugin } from './deps.ts';
import { ownEvent } from './ownEvent.ts';
import { clearSessionCookies } from './sessionCookies.ts';
import { accountOf, keepSession, requireSession, unannounceEnd } from './sessionHook.ts';

const end = (request: FastifyRequest, { db }: Deps, id: string): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const account = accountOf(request);
    if (id === account.sessionId) await closeSession(transaction, account);
    else {
      // Of two sessions that end each other, one does.
      await lockAccount(transaction, account.accountId);
      await keepSession(request, transaction);
      if (id === 'others') await endOtherSessions(transaction, account.accountId, account.sessionId);
      else await endSession(transaction, account.accountId, id);
    }
    await recordAudit(transaction, {
      ...ownEvent('session.ended', account, request.id),
      ...(id === 'others' ? {} : { entityId: id }),
    });
  });

/** `others` ends all but the current session. */
export const deviceRoutes: Plugin = (app, deps) => {
  const { clock, config, db } = deps;
  app.route({
    ...at('listSessions'),
    onRequest: requireSession,
    schema: { response: { 200: openSessions } },
    handler: (request) => {
      const now = clock();
      return listOpenSessions(db, accountOf(request), { now, idleSince: idleSince(now, config.session.idleMinutes) });
    },
  });

  app.route({
    ...at('endSession'),
    onRequest: requireSession,
    schema: { params: endedSession, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const account = accountOf(request);
      const { id } = request.params;
      await end(request, deps, id);
      if (id === account.sessionId) {
        clearSessionCookies(reply, config.https);
        unannounceEnd(reply);
      }
      reply.code(204);
    },
  });
};

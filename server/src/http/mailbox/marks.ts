import { z } from 'zod';

import { archiveBody, readBody } from '../../../../contract/mailbox.ts';
import { recordAudit } from '../../data/audit.ts';
import { recordEvents } from '../../data/liveEvents.ts';
import { archiveThread, markRead } from '../../data/mailbox/marks.ts';
import { inTransaction } from '../../data/transaction.ts';
import { todayAt } from '../../domain/age.ts';
import { at } from '../at.ts';
import type { Plugin } from '../deps.ts';
import { accountOf, keepSession, requireSession } from '../sessionHook.ts';
import { readableThread } from './threads.ts';

/** Read ignores unreadable ids, and so reveals nothing. Archive affects only this user. */
export const markRoutes: Plugin = (app, deps) => {
  const { clock, db } = deps;
  app.route({
    ...at('markRead'),
    onRequest: requireSession,
    schema: { body: readBody, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const reader = accountOf(request);
      await inTransaction(db, async (transaction) => {
        await keepSession(request, transaction);
        const people = await markRead(transaction, request.body.messageIds, { reader, today: todayAt(clock()) });
        for (const patientId of people) {
          const capacity = patientId === reader.patientId ? 'self' : 'delegate';
          await recordAudit(transaction, {
            action: 'messages.read',
            capacity,
            actorAccountId: reader.accountId,
            patientId,
            requestId: request.id,
          });
        }
        await recordEvents(
          transaction,
          people.map((patientId) => ({ type: 'unread', patientId })),
        );
      });
      reply.code(204);
    },
  });

  app.route({
    ...at('archiveThread'),
    onRequest: requireSession,
    schema: { body: archiveBody, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const { archived, threadId } = request.body;
      const {
        actor: { accountId, capacity, patientId },
      } = await readableThread(request, threadId, deps);
      await inTransaction(db, async (transaction) => {
        await keepSession(request, transaction);
        await archiveThread(transaction, threadId, { accountId }, archived);
        await recordAudit(transaction, {
          action: 'thread.archived',
          capacity,
          actorAccountId: accountId,
          patientId,
          entityId: threadId,
          requestId: request.id,
        });
        await recordEvents(transaction, [{ type: 'unread', patientId }]);
      });
      reply.code(204);
    },
  });
};

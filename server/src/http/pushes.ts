import { z } from 'zod';

import { pushes, pushSubscriptionBody, type Pushes } from '../../../contract/news.ts';
import { recordAudit } from '../data/audit.ts';
import { endSubscriptions, isSubscribed, keepSubscription } from '../data/pushes/subscriptions.ts';
import { type SignedIn } from '../data/sessions.ts';
import { inTransaction } from '../data/transaction.ts';
import { BrokenRule, MissingRecord } from '../domain/errors.ts';
import { at } from './at.ts';
import type { App, Deps, Plugin } from './deps.ts';
import { ownEvent } from './ownEvent.ts';
import { accountOf, keepSession, requireSession } from './sessionHook.ts';

const answerOf = async ({ db, pushes: service }: Deps, { sessionId }: SignedIn): Promise<Pushes> => ({
  serverKey: service?.serverKey ?? null,
  isOn: await isSubscribed(db, sessionId),
});

const readRoute = (app: App, deps: Deps): void => {
  app.route({
    ...at('getPushes'),
    onRequest: requireSession,
    schema: { response: { 200: pushes } },
    handler: (request) => answerOf(deps, accountOf(request)),
  });
};

const keepRoute = (app: App, deps: Deps): void => {
  const { db, pushes: service, vault } = deps;
  app.route({
    ...at('keepPushes'),
    onRequest: requireSession,
    schema: { body: pushSubscriptionBody, response: { 200: pushes } },
    handler: async (request) => {
      const account = accountOf(request);
      const { accountId, sessionId } = account;
      if (service === null) throw new MissingRecord();
      if (!service.isAllowed(request.body.endpoint)) throw new BrokenRule('pushes.unknownService');
      await inTransaction(db, async (transaction) => {
        await keepSession(request, transaction);
        await keepSubscription(transaction, vault, {
          accountId,
          sessionId,
          serverKey: service.serverKey,
          subscription: request.body,
        });
        await recordAudit(transaction, ownEvent('pushes.begun', account, request.id));
      });
      return answerOf(deps, account);
    },
  });
};

const endRoute = (app: App, { db }: Deps): void => {
  app.route({
    ...at('endPushes'),
    onRequest: requireSession,
    schema: { response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const account = accountOf(request);
      await inTransaction(db, async (transaction) => {
        await keepSession(request, transaction);
        if (await endSubscriptions(transaction, { sessionId: account.sessionId }))
          await recordAudit(transaction, ownEvent('pushes.ended', account, request.id));
      });
      reply.code(204);
    },
  });
};

export const pushRoutes: Plugin = (app, deps) => {
  for (const route of [readRoute, keepRoute, endRoute]) route(app, deps);
};

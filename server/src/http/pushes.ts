import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { pushChoicesBody, pushes, pushSubscriptionBody, type Pushes } from '../../../contract/pushes.ts';
import { recordAudit } from '../data/audit.ts';
import { readPushes } from '../data/pushes/readPushes.ts';
import { endSubscriptions, keepSubscription } from '../data/pushes/subscriptions.ts';
import { chooseKinds } from '../data/texts/newsChoices.ts';
import { inTransaction } from '../data/transaction.ts';
import { BrokenRule, MissingRecord } from '../domain/errors.ts';
import { readDevice } from '../domain/knownDevice.ts';
import { at } from './at.ts';
import type { App, Deps, Plugin } from './deps.ts';
import { ownEvent } from './ownEvent.ts';
import { deviceCookie } from './sessionCookies.ts';
import { accountOf, keepSession, requireSession } from './sessionHook.ts';

const answer = { response: { 200: pushes } };

const answerOf = async ({ db, pushes: service }: Deps, request: FastifyRequest): Promise<Pushes> => ({
  serverKey: service?.serverKeys[0] ?? null,
  ...(await readPushes(db, accountOf(request), service?.serverKeys ?? [])),
});

const readRoute = (app: App, deps: Deps): void => {
  app.route({
    ...at('getPushes'),
    onRequest: requireSession,
    schema: answer,
    handler: (request) => answerOf(deps, request),
  });
};

const keepRoute = (app: App, deps: Deps): void => {
  const { db, pushes: service, vault } = deps;
  app.route({
    ...at('keepPushes'),
    onRequest: requireSession,
    schema: { body: pushSubscriptionBody, ...answer },
    handler: async (request) => {
      const account = accountOf(request);
      if (service === null) throw new MissingRecord();
      if (!service.takes(request.body)) throw new BrokenRule('pushes.unknownService');
      const { accountId, sessionId } = account;
      const device = readDevice(request.cookies[deviceCookie]).name;
      const kept = { accountId, sessionId, device, serverKey: service.serverKeys[0], subscription: request.body };
      await inTransaction(db, async (transaction) => {
        await keepSession(request, transaction);
        await keepSubscription(transaction, vault, kept);
        await recordAudit(transaction, ownEvent('pushes.begun', account, request.id));
      });
      return answerOf(deps, request);
    },
  });
};

const chooseRoute = (app: App, deps: Deps): void => {
  app.route({
    ...at('choosePushes'),
    onRequest: requireSession,
    schema: { body: pushChoicesBody, ...answer },
    handler: async (request) => {
      const account = accountOf(request);
      await inTransaction(deps.db, async (transaction) => {
        await keepSession(request, transaction);
        const { accountId } = account;
        if (await chooseKinds(transaction, { accountId, channel: 'push', kinds: request.body.kinds }))
          await recordAudit(transaction, ownEvent('pushes.decided', account, request.id));
      });
      return answerOf(deps, request);
    },
  });
};

const endRoute = (app: App, { db }: Deps, call: 'endPushes' | 'endOtherPushes'): void => {
  app.route({
    ...at(call),
    onRequest: requireSession,
    schema: { response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const account = accountOf(request);
      const { accountId, sessionId } = account;
      await inTransaction(db, async (transaction) => {
        await keepSession(request, transaction);
        const which = call === 'endPushes' ? { sessionId } : { accountId, butSessionId: sessionId };
        if (await endSubscriptions(transaction, which))
          await recordAudit(transaction, ownEvent('pushes.ended', account, request.id));
      });
      reply.code(204);
    },
  });
};

export const pushRoutes: Plugin = (app, deps) => {
  for (const route of [readRoute, keepRoute, chooseRoute]) route(app, deps);
  for (const call of ['endPushes', 'endOtherPushes'] as const) endRoute(app, deps, call);
};

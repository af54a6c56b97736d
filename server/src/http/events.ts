import type { ServerResponse } from 'node:http';

import type { FastifyReply } from 'fastify';
import { z } from 'zod';

import { eventsQuery, type EventsQuery } from '../../../contract/events.ts';
import { id } from '../../../contract/wire.ts';
import { MalformedRequest } from '../domain/errors.ts';
import { at } from './at.ts';
import type { Plugin } from './deps.ts';
import { makeLive } from './live/live.ts';
import { accountOf, requireSession } from './sessionHook.ts';

/** The clinics that one screen may show. */
const clinicList = z.array(id).max(100);

/** @throws MalformedRequest */
const clinicsIn = ({ clinicIds = '' }: EventsQuery): string[] => {
  const parsed = clinicList.safeParse(clinicIds === '' ? [] : clinicIds.split(','));
  if (!parsed.success) throw new MalformedRequest();
  return [...new Set(parsed.data)];
};

/** How long clients wait before they come back when their connection broke. */
const retryMs = 3_000;

/**
 * From here on the answer is ours: it has no end, and nothing on the way may keep or compress it. Its connection closes with it,
 * so that a server that stops has none left open.
 */
const takeOver = (reply: FastifyReply): ServerResponse => {
  reply.hijack();
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(200);
  reply.raw.write(`retry: ${retryMs}\n\n`);
  return reply.raw;
};

/**
 * GET events: what happens, as server-sent events (product §4, §8 Live stream): what concerns the account and whom it acts for,
 * and the places of the clinics asked for. It is no sign of life of the session, and ends with it.
 */
export const eventRoutes: Plugin = (app, deps) => {
  const live = makeLive(deps, app.log);
  app.addHook('preClose', live.close);
  app.route({
    ...at('listen'),
    onRequest: requireSession,
    config: { background: true },
    schema: { querystring: eventsQuery },
    handler: async (request, reply) => {
      const clinicIds = clinicsIn(request.query);
      const lastEventId = request.headers['last-event-id'];
      await live.open({
        account: accountOf(request),
        clinicIds,
        lastEventId: Array.isArray(lastEventId) ? lastEventId[0] : lastEventId,
        response: takeOver(reply),
      });
      return reply;
    },
  });
};

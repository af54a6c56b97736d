import { z } from 'zod';

import { eventsQuery, type EventsQuery } from '../../../contract/events.ts';
import { id } from '../../../contract/wire.ts';
import { MalformedRequest } from '../domain/errors.ts';
import { at } from './at.ts';
import type { Plugin } from './deps.ts';
import { makeLive } from './live/live.ts';
import { takeOver } from './live/takeOver.ts';
import { accountOf, requireSession } from './sessionHook.ts';

const clinicList = z.array(id).max(100);

const clinicsIn = ({ clinicIds = '' }: EventsQuery): string[] => {
  const parsed = clinicList.safeParse(clinicIds === '' ? [] : clinicIds.split(','));
  if (!parsed.success) throw new MalformedRequest();
  return [...new Set(parsed.data)];
};

/** Product §4, §8 Live stream. Ends with the session and does not extend it. */
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

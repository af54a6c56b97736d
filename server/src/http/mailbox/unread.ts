import { z } from 'zod';

import { unreadQuery, type UnreadQuery } from '../../../../contract/mailbox.ts';
import { countUnread } from '../../data/unread.ts';
import { todayAt } from '../../domain/age.ts';
import { at } from '../at.ts';
import type { Plugin } from '../deps.ts';
import { accountOf, requireSession } from '../sessionHook.ts';

/** Spec §7. Polled, so neither extends the session. */
export const unreadRoutes: Plugin = (app, { clock, db }) => {
  app.route({
    ...at('countUnread'),
    onRequest: requireSession,
    config: { background: true },
    schema: { response: { 200: z.int() } },
    handler: (request) => countUnread(db, accountOf(request), todayAt(clock())),
  });
  app.route<{ Querystring: UnreadQuery }>({
    ...at('countUnreadAbout'),
    onRequest: requireSession,
    config: { background: true },
    schema: { querystring: unreadQuery, response: { 200: z.int() } },
    handler: (request) => countUnread(db, accountOf(request), todayAt(clock()), request.query.aboutPatient),
  });
};

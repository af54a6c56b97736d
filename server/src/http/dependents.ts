import { z } from 'zod';

import { dependent } from '../../../contract/dependents.ts';
import { listDependents } from '../data/dependents.ts';
import { todayAt } from '../domain/age.ts';
import { at } from './at.ts';
import type { Plugin } from './deps.ts';
import { accountOf, requireSession } from './sessionHook.ts';

/** GET user/dependents: the people the signed-in account acts for (spec §7). */
export const dependentsRoutes: Plugin = (app, { clock, db }) => {
  app.route({
    ...at('listDependents'),
    onRequest: requireSession,
    schema: { response: { 200: z.array(dependent) } },
    handler: (request) => listDependents(db, accountOf(request).accountId, todayAt(clock())),
  });
};

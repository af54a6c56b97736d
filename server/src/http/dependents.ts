import { z } from 'zod';

import { dependent } from '../../../contract/dependents.ts';
import { listDependents } from '../data/dependents.ts';
import { todayAt } from '../domain/age.ts';
import { at } from './at.ts';
import type { Plugin } from './deps.ts';
import { noteSeen } from './noteSeen.ts';
import { accountOf, requireSession } from './sessionHook.ts';

/** Spec §7; polled by the portal (decision 33). */
export const dependentsRoutes: Plugin = (app, deps) => {
  app.route({
    ...at('listDependents'),
    onRequest: requireSession,
    schema: { response: { 200: z.array(dependent) } },
    handler: async (request) => {
      const reader = accountOf(request);
      const people = await listDependents(deps.db, reader.accountId, todayAt(deps.clock()));
      await noteSeen(deps, {
        action: 'person.listed',
        reader,
        patientIds: people.map(({ patientId }) => patientId),
        requestId: request.id,
      });
      return people;
    },
  });
};

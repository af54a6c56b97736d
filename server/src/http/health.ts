import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

import { isMigrated } from '../data/migrate.ts';
import { ServiceUnavailable } from '../domain/errors.ts';
import type { Plugin } from './deps.ts';

const state = z.object({ status: z.string() });
const ok = { status: 'ok' };
const patienceMs = 1_500;

/** `/readyz` needs the database with every migration; else 503 (product §7). */
export const healthRoutes: Plugin = (app, { db }) => {
  const options = { method: ['GET', 'HEAD'], schema: { hide: true, response: { 200: state } } };
  app.route({ ...options, url: '/healthz', handler: () => ok });
  app.route({
    ...options,
    url: '/readyz',
    handler: async () => {
      const isReady = await Promise.race([isMigrated(db), sleep(patienceMs, false, { ref: false })]).catch(() => false);
      if (!isReady) throw new ServiceUnavailable();
      return ok;
    },
  });
};

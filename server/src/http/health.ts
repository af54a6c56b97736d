import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

import { isMigrated } from '../data/migrate.ts';
import { ServiceUnavailable } from '../domain/errors.ts';
import type { Plugin } from './deps.ts';

const state = z.object({ status: z.literal('ok') });
const patienceMs = 1_500;

/** `/healthz`: the process answers. `/readyz`: the database answers too, with every migration run; else 503 (product §7). */
export const healthRoutes: Plugin = (app, { db }) => {
  const schema = { hide: true, response: { 200: state } };
  app.get('/healthz', { schema }, () => ({ status: 'ok' as const }));
  app.get('/readyz', { schema }, async () => {
    const isReady = await Promise.race([isMigrated(db), sleep(patienceMs, false, { ref: false })]);
    if (!isReady) throw new ServiceUnavailable();
    return { status: 'ok' as const };
  });
};

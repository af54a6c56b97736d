import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';
import { z } from 'zod';

import { listNotices, type Notice } from '../data/operation.ts';
import { listTroubles, type Trouble } from '../data/readiness.ts';
import { failureCode } from '../domain/failureCode.ts';
import type { App, Deps } from './deps.ts';

const state = z.object({ status: z.string(), notices: z.array(z.string()).optional() });
const unready = z.object({ message: z.string(), reasons: z.array(z.string()) });
const ok = { status: 'ok' };
const patienceMs = 1_500;

type Reason = Trouble | 'portal' | 'stopping';

const noticesOf = async ({ config, db, isReplicaAway, readDb }: Deps): Promise<(Notice | 'replica')[]> => {
  if (readDb !== db) await sql`select 1`.execute(readDb);
  return [...(isReplicaAway() ? (['replica'] as const) : []), ...(await listNotices(db, config.textCodesPerHour))];
};

const look = async (deps: Deps): Promise<{ troubles: Reason[]; notices: string[] }> => {
  const troubles = await listTroubles(deps.db, deps.keys);
  return { troubles, notices: troubles.length > 0 ? [] : await noticesOf(deps) };
};

const stopping = { troubles: [], notices: [] };
const away = { troubles: ['database' as const], notices: [] };

const changesToldTo = (log: App['log']) => {
  let before = '';
  return (reasons: readonly Reason[], failure: string | undefined): void => {
    const now = reasons.join();
    if (now === before) return;
    before = now;
    if (now === '') log.info('ready again');
    else log.warn({ reasons, ...(failure === undefined ? {} : { reason: failure }) }, 'not ready');
  };
};

/** `/readyz`: can serve (product §7), else 503 with `reasons`. `notices` need attention. */
export const healthRoutes = (app: App, deps: Deps, { hasPortal }: { hasPortal: boolean }): void => {
  const options = { method: ['GET', 'HEAD'], schema: { hide: true, response: { 200: state, 503: unready } } };
  const tell = changesToldTo(app.log);
  app.route({ ...options, url: '/healthz', handler: () => ok });
  app.route({
    ...options,
    url: '/readyz',
    handler: async (_request, reply) => {
      const isStopping = deps.stopping.hasBegun;
      let failure: string | undefined;
      const looked = isStopping
        ? stopping
        : await Promise.race([look(deps), sleep(patienceMs, away, { ref: false })]).catch((error: unknown) => {
            failure = failureCode(error);
            return away;
          });
      const reasons: Reason[] = [
        ...(isStopping ? (['stopping'] as const) : []),
        ...looked.troubles,
        ...(deps.config.production && !hasPortal ? (['portal'] as const) : []),
      ];
      tell(reasons, failure);
      if (reasons.length === 0) return looked.notices.length === 0 ? ok : { ...ok, notices: looked.notices };
      return reply.code(503).header('retry-after', 2).send({ message: 'errors.unavailable', reasons });
    },
  });
};

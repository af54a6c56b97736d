import { setImmediate as nextTurn, setTimeout as rest } from 'node:timers/promises';

import { leavingMs } from '../domain/responsePadding.ts';
import type { Plugin } from './deps.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    withResponsePadding?: true;
  }
  interface FastifyRequest {
    /** Process milliseconds; null without padding. */
    heardAt: number | null;
  }
}

/** For enumeration-sensitive endpoints (security: T10; decision 0041). */
export const withResponsePadding = { config: { withResponsePadding: true } } as const;

/** Timers are coarse: the last millisecond is polled. */
const restUntil = async (moment: number): Promise<void> => {
  const longestRest = Math.floor(moment - performance.now()) - 1;
  if (longestRest > 0) await rest(longestRest);
  while (performance.now() < moment) await nextTurn();
};

/** Includes refusals. Starts after the body: slow uploads cannot shift the timing. Register it last. */
export const responsePaddingHook: Plugin = (app, { config: { responsePaddingMs } }) => {
  app.decorateRequest('heardAt', null);
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.routeOptions.config.withResponsePadding === true) request.heardAt = performance.now();
    done();
  });
  app.addHook('onSend', async ({ heardAt }, _reply, payload) => {
    if (heardAt !== null) await restUntil(heardAt + leavingMs(performance.now() - heardAt, responsePaddingMs));
    return payload;
  });
};

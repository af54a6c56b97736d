import { setImmediate as nextTurn, setTimeout as rest } from 'node:timers/promises';

import { leavingMs } from '../domain/responsePadding.ts';
import type { Plugin } from './deps.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether its answers leave on the beat. */
    withResponsePadding?: true;
  }
  interface FastifyRequest {
    /** When the whole request was there, in milliseconds of the process; null where nobody asks. */
    heardAt: number | null;
  }
}

/**
 * For a door at which one could ask about people, to spread into its route: whatever it answers leaves on the beat, so that a watch does
 * not see which work it took (security: T10; decision 0041).
 */
export const withResponsePadding = { config: { withResponsePadding: true } } as const;

/** Timers know whole milliseconds, and begin late: the last of them is waited for turn by turn, while others are served. */
const restUntil = async (moment: number): Promise<void> => {
  const most = Math.floor(moment - performance.now()) - 1;
  if (most > 0) await rest(most);
  while (performance.now() < moment) await nextTurn();
};

/**
 * Lets the answers of such doors leave on the beat, refusals as well. It begins once the body is there: how slowly somebody sends it
 * does not move the work towards the end of a beat. Register it last: it comes after everything that is done before an answer leaves.
 */
export const evenTimeHook: Plugin = (app, { config: { responsePaddingMs } }) => {
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

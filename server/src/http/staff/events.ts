import { staffEventsQuery } from '../../../../contract/staff.ts';
import type { Plugin } from '../deps.ts';
import { takeOver } from '../live/takeOver.ts';
import { hashToken } from '../sessionCookies.ts';
import { staffAt } from './staffAt.ts';
import { readStaffToken } from './staffCookies.ts';
import { postAt, requireStaff } from './staffHook.ts';
import { makeStaffLive } from './staffLive.ts';

/** Ends with the session and does not extend it. */
export const staffEventRoutes: Plugin = (app, deps) => {
  const live = makeStaffLive(deps, app.log);
  app.addHook('preClose', live.close);
  app.route({
    ...staffAt('followDay'),
    onRequest: requireStaff,
    config: { background: true },
    schema: { querystring: staffEventsQuery },
    handler: async (request, reply) => {
      const { clinicId } = await postAt(request, request.query.clinic, deps);
      const tokenHash = hashToken(readStaffToken(request, deps.config.https) ?? '');
      await live.open({ clinicId, tokenHash, response: takeOver(reply) });
      return reply;
    },
  });
};

import type { Plugin } from './deps.ts';
import { staffActRoutes } from './staff/acts.ts';
import { staffConnectionRoutes } from './staff/connection.ts';
import { staffDayRoutes } from './staff/day.ts';
import { staffEventRoutes } from './staff/events.ts';
import { staffFileRoutes } from './staff/files.ts';
import { staffInvitationRoutes } from './staff/invitations.ts';
import { staffMoveRoutes } from './staff/move.ts';
import { staffPeopleRoutes } from './staff/people.ts';
import { staffPeopleActRoutes } from './staff/peopleActs.ts';
import { staffSeriesRoutes } from './staff/series.ts';
import { staffSessionRoutes } from './staff/session.ts';
import { staffSlotRoutes } from './staff/slots.ts';
import { staffThreadActRoutes } from './staff/threadActs.ts';
import { staffThreadRoutes } from './staff/threads.ts';
import { staffTrailRoutes } from './staff/trail.ts';
import { staffMessageRoutes } from './staff/write.ts';

/** Decisions 81, 84, 91, 102 and 105. */
export const staffRoutes: Plugin = async (app, deps) => {
  for (const route of [
    staffSessionRoutes,
    staffDayRoutes,
    staffActRoutes,
    staffMessageRoutes,
    staffMoveRoutes,
    staffSlotRoutes,
    staffSeriesRoutes,
    staffInvitationRoutes,
    staffPeopleRoutes,
    staffPeopleActRoutes,
    staffThreadRoutes,
    staffThreadActRoutes,
    staffFileRoutes,
    staffConnectionRoutes,
    staffTrailRoutes,
    staffEventRoutes,
  ])
    await route(app, deps);
};

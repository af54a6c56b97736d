import type { Plugin } from './deps.ts';
import { staffActRoutes } from './staff/acts.ts';
import { staffDayRoutes } from './staff/day.ts';
import { staffEventRoutes } from './staff/events.ts';
import { staffMoveRoutes } from './staff/move.ts';
import { staffSessionRoutes } from './staff/session.ts';
import { staffMessageRoutes } from './staff/write.ts';

/** Decisions 81 and 91. */
export const staffRoutes: Plugin = async (app, deps) => {
  for (const route of [
    staffSessionRoutes,
    staffDayRoutes,
    staffActRoutes,
    staffMessageRoutes,
    staffMoveRoutes,
    staffEventRoutes,
  ])
    await route(app, deps);
};

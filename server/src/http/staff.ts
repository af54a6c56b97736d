import type { Plugin } from './deps.ts';
import { staffSessionRoutes } from './staff/session.ts';

/** Decisions 81 and 91. */
export const staffRoutes: Plugin = async (app, deps) => {
  for (const route of [staffSessionRoutes]) await route(app, deps);
};

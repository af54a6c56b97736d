import { networkDirectoryOf } from '../data/network.ts';
import type { Plugin } from './deps.ts';
import { guestHoldRoutes } from './express/hold.ts';
import { identifyRoutes } from './express/identify.ts';
import { lookRoutes } from './express/look.ts';
import { manageRoutes } from './express/manage.ts';
import { manageActRoutes } from './express/manageActs.ts';
import { guestReserveRoutes } from './express/reserve.ts';

/** The express area: a visit without an account, found again by its reference (product §4 Express). */
export const guestRoutes: Plugin = (app, deps) => {
  const booking = { ...deps, directory: networkDirectoryOf(deps.readDb) };
  for (const routes of [
    lookRoutes,
    guestHoldRoutes,
    identifyRoutes,
    guestReserveRoutes,
    manageRoutes,
    manageActRoutes,
  ])
    routes(app, booking);
};

import { networkDirectoryOf } from '../data/network.ts';
import type { Plugin } from './deps.ts';
import { guestHoldRoutes } from './guest/hold.ts';
import { identifyRoutes } from './guest/identify.ts';
import { guestSearchRoutes } from './guest/searchRoutes.ts';
import { manageRoutes } from './guest/manage.ts';
import { manageActRoutes } from './guest/manageActs.ts';
import { guestReserveRoutes } from './guest/reserve.ts';

export const guestRoutes: Plugin = (app, deps) => {
  const booking = { ...deps, directory: networkDirectoryOf(deps.readDb) };
  for (const routes of [
    guestSearchRoutes,
    guestHoldRoutes,
    identifyRoutes,
    guestReserveRoutes,
    manageRoutes,
    manageActRoutes,
  ])
    routes(app, booking);
};

import { makeNetworkDirectory } from '../data/network.ts';
import { cancelRoutes } from './appointments/cancel.ts';
import { historyRoutes } from './appointments/history.ts';
import { holdRoutes } from './appointments/holds.ts';
import { networkRoutes } from './appointments/network.ts';
import { reserveRoutes } from './appointments/reserve.ts';
import { searchRoutes } from './appointments/search.ts';
import type { Plugin } from './deps.ts';

/** Everything about appointments: find, hold, reserve, look back, cancel (spec §7, product §4). */
export const appointmentRoutes: Plugin = (app, deps) => {
  const booking = { ...deps, directory: makeNetworkDirectory(deps.readDb) };
  for (const routes of [networkRoutes, searchRoutes, holdRoutes, reserveRoutes, historyRoutes, cancelRoutes]) routes(app, booking);
};

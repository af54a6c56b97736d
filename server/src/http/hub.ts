import { networkDirectoryOf } from '../data/network.ts';
import type { Plugin } from './deps.ts';
import { hubAuthRoute, hubLogoutRoute } from './hub/auth.ts';
import { invitationRoutes } from './hub/invitations.ts';
import { invitedPlaceRoutes } from './hub/places.ts';
import { invitedVisitRoutes } from './hub/visits.ts';

/** The hub, for whom a clinic invites: identify, then see, book, confirm and cancel, and leave (product §4 Hub). */
export const hubRoutes: Plugin = (app, deps) => {
  hubAuthRoute(app, deps);
  hubLogoutRoute(app, deps);
  const booking = { ...deps, directory: networkDirectoryOf(deps.readDb) };
  for (const routes of [invitationRoutes, invitedPlaceRoutes, invitedVisitRoutes]) routes(app, booking);
};

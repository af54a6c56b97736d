import { networkDirectoryOf } from '../data/network.ts';
import type { Plugin } from './deps.ts';
import { invitationAuthRoute, invitationLogoutRoute } from './invitation/auth.ts';
import { invitationRoutes } from './invitation/invitations.ts';
import { invitedSlotRoutes } from './invitation/slots.ts';
import { invitedAppointmentRoutes } from './invitation/appointments.ts';

export const invitationAreaRoutes: Plugin = (app, deps) => {
  invitationAuthRoute(app, deps);
  invitationLogoutRoute(app, deps);
  const booking = { ...deps, directory: networkDirectoryOf(deps.readDb) };
  for (const routes of [invitationRoutes, invitedSlotRoutes, invitedAppointmentRoutes]) routes(app, booking);
};

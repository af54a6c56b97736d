import { networkDirectoryOf } from '../data/network.ts';
import { alertRoutes } from './appointments/alerts.ts';
import { cancelRoutes } from './appointments/cancel.ts';
import { choiceRoutes } from './appointments/choices.ts';
import { confirmRoutes } from './appointments/confirm.ts';
import { historyRoutes } from './appointments/history.ts';
import { holdRoutes } from './appointments/holds.ts';
import { numberRoutes } from './appointments/changeNumber.ts';
import { networkRoutes } from './appointments/network.ts';
import { rescheduleRoutes } from './appointments/reschedule.ts';
import { reserveRoutes } from './appointments/reserve.ts';
import { searchRoutes } from './appointments/search.ts';
import { appointmentFileRoutes } from './appointments/appointmentFile.ts';
import type { Plugin } from './deps.ts';

/** Spec §7, product §4. */
export const appointmentRoutes: Plugin = (app, deps) => {
  const booking = { ...deps, directory: networkDirectoryOf(deps.readDb) };
  const all = [
    networkRoutes,
    searchRoutes,
    holdRoutes,
    reserveRoutes,
    historyRoutes,
    rescheduleRoutes,
    confirmRoutes,
    numberRoutes,
    cancelRoutes,
    alertRoutes,
    choiceRoutes,
    appointmentFileRoutes,
  ];
  for (const routes of all) routes(app, booking);
};

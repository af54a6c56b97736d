import { followLimits } from '../data/alerts/followLimits.ts';
import { sweepAlerts } from '../data/alerts/sweepAlerts.ts';
import { hourMs } from '../domain/durations.ts';
import type { Job } from './job.ts';

const atOnce = 500;

/** A month after their last day. */
export const sweepAlertsJob: Job = {
  name: 'sweep alerts',
  everyMs: hourMs,
  turn: async ({ config, db }) => {
    await followLimits(db, config.booking);
    return sweepAlerts(db, atOnce);
  },
};

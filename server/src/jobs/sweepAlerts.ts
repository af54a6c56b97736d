import { sweepAlerts } from '../data/alerts/sweepAlerts.ts';
import type { Job } from './job.ts';

const atOnce = 500;

/** A month after their last day. */
export const sweepAlertsJob: Job = {
  name: 'sweep alerts',
  everyMs: 3_600_000,
  turn: ({ db }) => sweepAlerts(db, atOnce),
};

import { sweepExpired } from '../data/sweepExpired.ts';
import type { Job } from './job.ts';

export const sweepExpiredJob: Job = {
  name: 'sweep expired',
  everyMs: 3_600_000,
  turn: ({ config, db }) => sweepExpired(db, config.session),
};

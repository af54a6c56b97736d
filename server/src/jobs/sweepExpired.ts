import { sweepExpired } from '../data/sweepExpired.ts';
import { hourMs } from '../domain/durations.ts';
import type { Job } from './job.ts';

export const sweepExpiredJob: Job = {
  name: 'sweep expired',
  everyMs: hourMs,
  turn: ({ config, db }) => sweepExpired(db, config.session),
};

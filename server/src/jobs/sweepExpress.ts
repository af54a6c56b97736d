import { sweepExpress } from '../data/express/sweep.ts';
import type { Job } from './job.ts';

/** Forgets strangers who went away without a visit, soon after their minutes are over. */
export const sweepExpressJob: Job = {
  name: 'sweep express',
  everyMs: 5 * 60_000,
  turn: async ({ db }) => {
    await sweepExpress(db);
    return 0;
  },
};

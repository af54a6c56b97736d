import { sweepGuest } from '../data/guest/sweep.ts';
import type { Job } from './job.ts';

export const sweepGuestJob: Job = {
  name: 'sweep guests',
  everyMs: 5 * 60_000,
  turn: async ({ db }) => {
    await sweepGuest(db);
    return 0;
  },
};

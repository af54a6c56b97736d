import { sweepGuest } from '../data/guest/sweep.ts';
import { minuteMs } from '../domain/durations.ts';
import type { Job } from './job.ts';

export const sweepGuestJob: Job = {
  name: 'sweep guests',
  everyMs: 5 * minuteMs,
  turn: async ({ db }) => {
    await sweepGuest(db);
    return 0;
  },
};

import { sweepLiveEvents } from '../data/readLiveEvents.ts';
import type { Job } from './job.ts';

/** Deletes events no stream needs (decision 0019). */
export const sweepLiveEventsJob: Job = {
  name: 'sweep live events',
  everyMs: 60_000,
  turn: async ({ db }) => {
    await sweepLiveEvents(db);
    return 0;
  },
};

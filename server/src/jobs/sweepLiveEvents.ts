import { sweepLiveEvents } from '../data/readLiveEvents.ts';
import { minuteMs } from '../domain/durations.ts';
import type { Job } from './job.ts';

/** Decision 0019. */
export const sweepLiveEventsJob: Job = {
  name: 'sweep live events',
  everyMs: minuteMs,
  turn: async ({ db }) => {
    await sweepLiveEvents(db);
    return 0;
  },
};

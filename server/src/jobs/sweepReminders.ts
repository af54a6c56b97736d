import { sweepReminders } from '../data/reminders/planned.ts';
import type { Job } from './job.ts';

export const sweepRemindersJob: Job = {
  name: 'sweep reminders',
  everyMs: 24 * 3_600_000,
  turn: async ({ db }) => {
    await sweepReminders(db);
    return 0;
  },
};

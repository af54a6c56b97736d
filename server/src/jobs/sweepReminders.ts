import { sweepReminders } from '../data/reminders/planned.ts';
import { dayMs } from '../domain/durations.ts';
import type { Job } from './job.ts';

export const sweepRemindersJob: Job = {
  name: 'sweep reminders',
  everyMs: dayMs,
  turn: async ({ db }) => {
    await sweepReminders(db);
    return 0;
  },
};

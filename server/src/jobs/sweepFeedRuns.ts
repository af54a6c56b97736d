import { sql } from 'kysely';

import { hourMs } from '../domain/durations.ts';
import { sweepReports } from '../feeds/reportFolder.ts';
import type { Job } from './job.ts';

const keptDays = 90;

export const sweepFeedRunsJob: Job = {
  name: 'sweep feed runs',
  everyMs: hourMs,
  turn: async ({ db, config, clock }) => {
    sweepReports(config.dataDir, clock());
    await sql`delete from feed_runs where started_at < now() - ${keptDays}::int * interval '1 day'`.execute(db);
    return 0;
  },
};

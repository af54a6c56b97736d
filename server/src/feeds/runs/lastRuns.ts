import { sql, type Kysely } from 'kysely';

import type { RunOutcome } from '../../../../contract/feeds.ts';
import type { Tables } from '../../data/tables.ts';

export type LastRun = { name: string; outcome: RunOutcome | null; sentence: string | null; startedAt: Date };

export const readLastRuns = async (db: Kysely<Tables>): Promise<LastRun[]> => {
  const { rows } = await sql<LastRun>`
    select name, outcome, sentence, started_at as "startedAt"
    from sources cross join lateral (
      select * from feed_runs where source_id = sources.id order by started_at desc limit 1) as last
  `.execute(db);
  return rows;
};

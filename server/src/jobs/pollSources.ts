import { sql, type Kysely } from 'kysely';

import type { Tables } from '../data/tables.ts';
import { minuteMs } from '../domain/durations.ts';
import { FeedBusy } from '../feeds/feedRefused.ts';
import { runSource } from '../feeds/runs/runSource.ts';
import type { Job } from './job.ts';

/** For a server that is killed. Longer imports go on: the lock of their source guards them. */
const leaseMinutes = 5;

type Due = { id: string; name: string };

const leaseDue = async (db: Kysely<Tables>): Promise<Due | undefined> => {
  const { rows } = await sql<Due>`
    update sources set next_run_at = now() + ${leaseMinutes}::int * interval '1 minute'
    where id = (
      select id from sources
      where every_minutes is not null and addresses <> '{}' and coalesce(next_run_at, '-infinity') <= now()
      order by next_run_at nulls first, id limit 1 for update skip locked)
    returning id, name
  `.execute(db);
  return rows[0];
};

export const pollSourcesJob: Job = {
  name: 'poll sources',
  everyMs: minuteMs / 2,
  turn: async ({ db, openUnhurried, config: { dataDir }, clock, log }, stopping) => {
    const due = await leaseDue(db);
    if (due === undefined) return 0;
    const unhurried = openUnhurried();
    try {
      const { outcome, failures } = await runSource(unhurried.db, due.name, { dataDir, clock, stopping });
      if (failures > 0) log.warn({ source: due.id, outcome, failures }, 'publication not taken');
    } catch (error) {
      if (!(error instanceof FeedBusy)) throw error;
    } finally {
      await unhurried.close();
    }
    return 1;
  },
};

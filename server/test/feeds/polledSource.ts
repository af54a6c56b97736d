import type { TestContext } from 'node:test';

import { sql } from 'kysely';

import { runSource } from '../../src/feeds/runs/runSource.ts';
import { changeSource } from '../../src/feeds/sources/changeSource.ts';
import { pollSourcesJob } from '../../src/jobs/pollSources.ts';
import { bookingStage } from '../support/booking.ts';
import { jobDeps } from '../support/jobs.ts';
import { livePublication, type Marks } from './publisher.ts';

export const name = 'clinique';

/** An entrusted source that is polled every five minutes, its publisher, and who imports it. */
export const polledSource = async (t: TestContext, { marks = 'etag' }: { marks?: Marks } = {}) => {
  const { deps, database, db, patient } = await bookingStage(t);
  const live = await livePublication(t, marks);
  await changeSource(db, name, { address: live.where, mode: 'entrusted', everyMinutes: 5 });
  const unhurried = deps.openUnhurried();
  t.after(() => unhurried.close());
  const options = { dataDir: deps.config.dataDir, clock: deps.clock };
  const run = (more: { evenSo?: boolean } = {}) => runSource(unhurried.db, name, { ...options, ...more });
  const lines: object[] = [];
  const poll = (stopping = new AbortController().signal) => pollSourcesJob.turn(jobDeps(deps, lines), stopping);
  const runs = async () =>
    (
      await db.selectFrom('feed_runs').select(['outcome', 'sentence']).orderBy('started_at').orderBy('id').execute()
    ).map(({ outcome, sentence }) => (sentence === null ? outcome : `${outcome}: ${sentence}`));
  const free = async () =>
    (await db.selectFrom('slots').select('id').where('status', '=', 'free').execute()).map(({ id }) => id);
  const due = async () => {
    await sql`update sources set next_run_at = now()`.execute(db);
  };
  /** Of the source, until the next run; by the clock of the database, rounded as it runs on. */
  const pause = async () => {
    const { rows } = await sql<{ minutes: number; failures: number }>`
      select round(extract(epoch from next_run_at - now()) / 60)::integer as minutes, failures from sources`.execute(
      db,
    );
    return rows[0];
  };
  return { ...live, deps, database, db, patient, run, poll, lines, runs, free, due, pause };
};

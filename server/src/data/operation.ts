import { sql, type Kysely } from 'kysely';

import { closingLimits } from '../../../contract/closing.ts';
import type { Tables } from './tables.ts';
import { areTextCodesPaused } from './texts/textCeiling.ts';

type Db = Kysely<Tables>;

/** In a row. */
export const failuresInTrouble = 3;

const queues = {
  mails: { table: sql.table('outbox'), what: sql.ref('template') },
  pushes: { table: sql.table('push_outbox'), what: sql.ref('kind') },
  texts: { table: sql.table('news_outbox'), what: sql.ref('kind') },
} as const;

export type Queue = keyof typeof queues;
export type QueueState = { waiting: number; oldest: Date | null; failing: number };
export type GivenUp = { what: string; reason: string; count: number };
export type JobState = {
  name: string;
  turnedAt: Date | null;
  failedAt: Date | null;
  failures: number;
  reason: string | null;
};

export const readQueueState = async (db: Db, queue: Queue): Promise<QueueState> => {
  const { rows } = await sql<QueueState>`
    select count(*)::int as waiting, min(created_at) as oldest, count(*) filter (where last_error is not null)::int as failing
    from ${queues[queue].table} where sent_at is null and abandoned_at is null
  `.execute(db);
  return rows[0] ?? { waiting: 0, oldest: null, failing: 0 };
};

export const listGivenUp = async (db: Db, queue: Queue): Promise<GivenUp[]> => {
  const { table, what } = queues[queue];
  const { rows } = await sql<GivenUp>`
    select ${what} as what, last_error as reason, count(*)::int as count from ${table}
    where abandoned_at is not null and last_error is not null group by 1, 2 order by count desc, 1, 2
  `.execute(db);
  return rows;
};

export const listJobStates = async (db: Db): Promise<JobState[]> =>
  db
    .selectFrom('job_states')
    .select(['name', 'turned_at as turnedAt', 'failed_at as failedAt', 'failures', 'reason'])
    .orderBy('name')
    .execute();

export type Waiting = { reminders: number; erasures: number; freedSlots: number };

/** Due now. */
export const readWaiting = async (db: Db): Promise<Waiting> => {
  const { rows } = await sql<Waiting>`
    select
      (select count(*)::int from reminders where handled_at is null and due_at <= now() and send_before > now()) as reminders,
      (select count(*)::int from accounts
        where closed_at <= now() - ${closingLimits.reopenDays}::int * interval '1 day') as erasures,
      (select count(*)::int from freed_slots) as "freedSlots"
  `.execute(db);
  return rows[0] ?? { reminders: 0, erasures: 0, freedSlots: 0 };
};

export type Notice =
  'mailWaits' | 'mailGivenUp' | 'textsWait' | 'textsGivenUp' | 'textCodes' | 'pushesWait' | 'pushesGivenUp' | 'jobs';

/** Cheap: health checks poll it. */
export const listNotices = async (db: Db, textCodesPerHour: number): Promise<Notice[]> => {
  const { rows } = await sql<{ notice: Notice }>`
    select 'mailWaits' as notice where exists (
      select from outbox where sent_at is null and abandoned_at is null and created_at < now() - interval '1 hour')
    union all select 'mailGivenUp' where exists (
      select from outbox where abandoned_at > now() - interval '1 day' and last_error is not null)
    union all select 'textsWait' where exists (
      select from news_outbox where sent_at is null and abandoned_at is null and created_at < now() - interval '1 hour'
        and (last_error is not null or next_attempt_at < now() - interval '5 minutes'))
    union all select 'textsGivenUp' where exists (
      select from news_outbox where abandoned_at > now() - interval '1 day' and last_error is not null)
    union all select 'textCodes' where ${areTextCodesPaused(textCodesPerHour)}
    union all select 'pushesWait' where exists (
      select from push_outbox where sent_at is null and abandoned_at is null and created_at < now() - interval '1 hour'
        and (last_error is not null or next_attempt_at < now() - interval '5 minutes'))
    union all select 'pushesGivenUp' where exists (
      select from push_outbox where abandoned_at > now() - interval '1 day' and last_error is not null)
    union all select 'jobs' where exists (select from job_states where failures >= ${failuresInTrouble})
  `.execute(db);
  return rows.map(({ notice }) => notice);
};

const sameMinute = sql<boolean>`job_states.failures = 0 and job_states.turned_at > now() - interval '1 minute'`;

/** Written at most once a minute. */
export const recordTurn = async (db: Db, name: string): Promise<void> => {
  await sql`
    insert into job_states (name, turned_at) values (${name}, now())
    on conflict (name) do update set turned_at = now(), failures = 0, reason = null where not (${sameMinute})
  `.execute(db);
};

/** @param reason a code, never personal data @returns failures in a row */
export const recordFailure = async (db: Db, name: string, reason: string): Promise<number> => {
  const { rows } = await sql<{ failures: number }>`
    insert into job_states as state (name, failed_at, failures, reason) values (${name}, now(), 1, ${reason})
    on conflict (name) do update set failed_at = now(), failures = state.failures + 1, reason = excluded.reason
    returning failures
  `.execute(db);
  return rows[0]?.failures ?? 1;
};

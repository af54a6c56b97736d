import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

export const indexes = {
  feed_runs_source_idx: 'on feed_runs (source_id, started_at desc)',
  feed_runs_started_idx: 'on feed_runs (started_at)',
} as const;

/** Decision 78. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table sources
      add column every_minutes integer check (every_minutes between 1 and 10080),
      add column next_run_at timestamptz,
      add column failures integer not null default 0;

    create table feed_files (
      source_id uuid not null references sources on delete cascade,
      address text not null,
      etag text,
      last_modified text,
      digest text not null,
      read_at timestamptz not null default now(),
      primary key (source_id, address)
    );

    create table feed_runs (
      id uuid primary key,
      source_id uuid not null references sources on delete cascade,
      started_at timestamptz not null default now(),
      ended_at timestamptz,
      outcome text check (outcome in ('accepted', 'quarantined', 'unchanged', 'refused', 'braked', 'failed')),
      sentence text,
      constraint feed_runs_ended check ((ended_at is null) = (outcome is null))
    );
  `.execute(db);
};

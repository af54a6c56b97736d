import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** The marks of the last import tell a publication that has not changed (decision 0078). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table sources
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
    create index feed_runs_source_id_idx on feed_runs (source_id, started_at desc);
    create index feed_runs_started_at_idx on feed_runs (started_at);

    create table code_maps (
      source_id uuid not null references sources on delete cascade,
      system text not null,
      code text not null,
      care_type text not null,
      reason text,
      mode text,
      primary key (source_id, system, code)
    );
  `.execute(db);
};

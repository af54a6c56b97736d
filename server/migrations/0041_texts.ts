import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/**
 * A number that answered STOP stays stopped under every account: its table outlives accounts and holds digests alone.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table accounts
      add column text_kinds text[] not null default '{}' check (text_kinds <@ array['reminder', 'offer', 'change']),
      add column push_kinds text[] not null default '{}' check (push_kinds <@ array['reminder', 'offer', 'change']),
      add column text_details boolean not null default false;

    create table text_numbers (
      account_id uuid primary key references accounts on delete cascade,
      number_sealed bytea not null,
      number_digest bytea not null,
      code_digest bytea,
      code_expires_at timestamptz,
      wrong_tries smallint not null default 0,
      confirmed_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index text_numbers_number_idx on text_numbers (number_digest);

    create table text_stops (
      number_digest bytea primary key,
      stopped_at timestamptz not null default now()
    );
  `.execute(db);
};

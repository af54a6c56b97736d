import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

export const indexes = {
  text_numbers_number_idx: 'on text_numbers (number_digest)',
  news_outbox_due_idx: 'on news_outbox (next_attempt_at) where sent_at is null and abandoned_at is null',
  news_outbox_account_idx: 'on news_outbox (account_id)',
  news_outbox_appointment_idx: 'on news_outbox (appointment_id) where appointment_id is not null',
} as const;

/** An older server sends all that waits in `outbox`, as email: what waits for a phone has a table of its own. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table news_choices (
      account_id uuid not null references accounts on delete cascade,
      channel text not null check (channel in ('text')),
      kind text not null check (kind in ('reminder', 'offer', 'change')),
      chosen_at timestamptz not null default now(),
      primary key (account_id, channel, kind)
    );

    create table text_numbers (
      account_id uuid primary key references accounts on delete cascade,
      number_sealed bytea not null,
      number_digest bytea not null,
      code_digest bytea,
      code_expires_at timestamptz,
      wrong_tries smallint not null default 0,
      confirmed_at timestamptz,
      shows_details boolean not null default false,
      created_at timestamptz not null default now()
    );

    -- No account: a stop outlives it.
    create table text_stops (
      number_digest bytea primary key,
      stopped_at timestamptz not null default now()
    );

    create table news_outbox (
      id uuid primary key,
      channel text not null check (channel in ('text')),
      kind text not null check (kind in ('code', 'reminder', 'offer', 'change')),
      account_id uuid not null references accounts on delete cascade,
      lang text not null check (lang in ('fr', 'en')),
      payload_sealed bytea not null,
      appointment_id uuid references appointments on delete cascade,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      sent_at timestamptz,
      abandoned_at timestamptz,
      last_error text,
      created_at timestamptz not null default now()
    );
  `.execute(db);
};

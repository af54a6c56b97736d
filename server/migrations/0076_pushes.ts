import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

export const indexes = {
  push_subscriptions_account_idx: 'on push_subscriptions (account_id)',
  push_subscriptions_session_idx: 'on push_subscriptions (session_id)',
  push_outbox_due_idx: 'on push_outbox (next_attempt_at) where sent_at is null and abandoned_at is null',
  push_outbox_subscription_idx: 'on push_outbox (subscription_id)',
  push_outbox_account_idx: 'on push_outbox (account_id)',
  push_outbox_appointment_idx: 'on push_outbox (appointment_id) where appointment_id is not null',
} as const;

/** A table of its own: an older server takes a later row about an appointment in `news_outbox` for a later text. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- No key to the session: one that ends by itself leaves the device subscribed.
    create table push_subscriptions (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      session_id uuid not null,
      device_digest bytea not null,
      endpoint_digest bytea not null unique,
      subscription_sealed bytea not null,
      server_key text not null,
      seen_at timestamptz not null default now()
    );

    create table push_outbox (
      id uuid primary key,
      subscription_id uuid not null references push_subscriptions on delete cascade,
      account_id uuid not null references accounts on delete cascade,
      kind text not null check (kind in ('reminder', 'offer', 'change')),
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

    alter table news_choices drop constraint news_choices_channel_check;
    alter table news_choices add constraint news_choices_channel_check check (channel in ('text', 'push'));

    create table closed_channels (
      channel text primary key check (channel in ('text')),
      closed_at timestamptz not null default now()
    );
  `.execute(db);
};

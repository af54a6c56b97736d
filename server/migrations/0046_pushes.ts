import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

export const indexes = {
  outbox_subscription_id_idx: 'on outbox (subscription_id) where subscription_id is not null',
} as const;

/** A subscription outlives its session, which ends by itself: only signing out, or removing the device, ends both. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table push_subscriptions (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      session_id uuid not null,
      endpoint_digest bytea not null unique,
      subscription_sealed bytea not null,
      server_key text not null,
      created_at timestamptz not null default now()
    );
    create index push_subscriptions_account_id_idx on push_subscriptions (account_id);
    create index push_subscriptions_session_id_idx on push_subscriptions (session_id);

    alter table outbox add column subscription_id uuid references push_subscriptions on delete cascade;
  `.execute(db);
};

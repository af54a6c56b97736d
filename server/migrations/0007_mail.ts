import { sql, type Kysely } from 'kysely';

/**
 * Mail that nobody takes is given up after some days. Keys that are mailed: one row an account and a purpose, so that
 * only the newest counts; of the key itself only a digest. `email` is the address it was sent to. A new address waits
 * beside the one in force until it is confirmed.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table outbox add column abandoned_at timestamptz;
    drop index outbox_due_idx;
    create index outbox_due_idx on outbox (next_attempt_at) where sent_at is null and abandoned_at is null;

    alter table accounts add column pending_email text;

    create table account_keys (
      key_hash bytea primary key,
      account_id uuid not null references accounts on delete cascade,
      purpose text not null check (purpose in ('recovery', 'verification')),
      email text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      constraint account_keys_newest_key unique (account_id, purpose)
    );
  `.execute(db);
};

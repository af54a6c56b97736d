import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table passkeys (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      credential_id bytea not null,
      public_key bytea not null,
      user_handle bytea not null,
      counter bigint not null,
      transports text[] not null,
      name_sealed bytea not null,
      may_be_backed_up boolean not null,
      is_backed_up boolean not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    );
    create unique index passkeys_credential_id_key on passkeys (credential_id);
    create index passkeys_account_id_idx on passkeys (account_id);

    create table passkey_challenges (
      challenge_hash bytea primary key,
      purpose text not null check (purpose in ('add', 'signIn', 'secondStep', 'check')),
      bound_to bytea not null,
      account_id uuid references accounts on delete cascade,
      expires_at timestamptz not null
    );
    create index passkey_challenges_bound_to_idx on passkey_challenges (bound_to);
    create index passkey_challenges_account_id_idx on passkey_challenges (account_id);
  `.execute(db);
};

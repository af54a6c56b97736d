import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

export const indexes = {
  passkeys_factor_idx: 'on passkeys (factor_id)',
  passkey_challenges_bound_idx: 'on passkey_challenges (bound_to)',
  passkey_challenges_account_idx: 'on passkey_challenges (account_id)',
} as const;

/** Decision 86. The factor’s row is what an older server asks about, and what it ends. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table second_factors drop constraint second_factors_kind_check;
    alter table second_factors add constraint second_factors_kind_check check (kind in ('app', 'passkey'));
    alter table second_factors alter column secret_sealed drop not null;
    alter table second_factors add constraint second_factors_secret_of_app
      check ((kind = 'app') = (secret_sealed is not null));

    create table passkeys (
      id uuid primary key,
      factor_id uuid not null references second_factors on delete cascade,
      credential_id bytea not null,
      public_key bytea not null,
      user_handle bytea not null,
      counter bigint not null,
      transports text[] not null,
      name_sealed bytea not null,
      is_backed_up boolean not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      constraint passkeys_one_owner unique (credential_id)
    );

    create table passkey_challenges (
      challenge_hash bytea primary key,
      purpose text not null check (purpose in ('add', 'signIn', 'secondStep', 'check')),
      bound_to bytea not null,
      account_id uuid references accounts on delete cascade,
      expires_at timestamptz not null
    );
  `.execute(db);
};

import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

export const indexes = { second_steps_account_idx: 'on second_steps (account_id)' } as const;

/** Decision 85. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table second_factors (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      kind text not null check (kind in ('app')),
      secret_sealed bytea not null,
      used_step bigint,
      begun_at timestamptz not null default now(),
      confirmed_at timestamptz,
      constraint second_factors_one_of_a_kind unique (account_id, kind)
    );

    create table recovery_codes (
      account_id uuid not null references accounts on delete cascade,
      code_digest bytea not null,
      used_at timestamptz,
      primary key (account_id, code_digest)
    );

    create table second_steps (
      token_hash bytea primary key,
      account_id uuid not null references accounts on delete cascade,
      epoch integer not null,
      reopens boolean not null default false,
      expires_at timestamptz not null
    );

    alter table sessions add column code_given_at timestamptz;
  `.execute(db);
};

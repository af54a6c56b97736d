import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** Decision 0085. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table second_factors (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      kind text not null check (kind in ('app')),
      secret_sealed bytea not null,
      used_step bigint,
      begun_at timestamptz not null default now(),
      confirmed_at timestamptz
    );
    create unique index second_factors_one_app_key on second_factors (account_id) where kind = 'app';
    create index second_factors_account_id_idx on second_factors (account_id);

    create table recovery_codes (
      account_id uuid not null references accounts on delete cascade,
      code_digest bytea not null,
      used_at timestamptz,
      primary key (account_id, code_digest)
    );

    create table second_steps (
      token_hash bytea primary key,
      account_id uuid not null references accounts on delete cascade,
      reopens boolean not null default false,
      expires_at timestamptz not null
    );
    create index second_steps_account_id_idx on second_steps (account_id);

    alter table sessions add column code_given_at timestamptz;
  `.execute(db);
};

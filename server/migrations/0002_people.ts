import { sql, type Kysely } from 'kysely';

/**
 * People, their accounts and sessions, and who may act for whom. Health numbers are sealed; they are never unique (no
 * oracle).
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table patients (
      id uuid primary key,
      first_name text,
      last_name text,
      birth_date date,
      phone text,
      nam_sealed bytea,
      nam_index bytea,
      nam_verified_at timestamptz,
      created_at timestamptz not null default now(),
      constraint patients_nam_whole check ((nam_sealed is null) = (nam_index is null))
    );
    create index patients_nam_index_idx on patients (nam_index) where nam_index is not null;

    create table accounts (
      id uuid primary key,
      patient_id uuid not null references patients on delete restrict,
      login text not null,
      email text not null,
      email_verified_at timestamptz,
      password_hash text not null,
      lang text not null check (lang in ('fr', 'en')),
      created_at timestamptz not null default now(),
      closed_at timestamptz,
      constraint accounts_patient_id_key unique (patient_id)
    );
    create unique index accounts_login_key on accounts (lower(login));
    -- Many may claim an address, one may verify it.
    create unique index accounts_verified_email_key on accounts (lower(email)) where email_verified_at is not null;
    create index accounts_email_idx on accounts (lower(email));

    create table sessions (
      token_hash bytea primary key,
      id uuid not null,
      account_id uuid not null references accounts on delete cascade,
      device text not null default '',
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null,
      constraint sessions_id_key unique (id)
    );
    create index sessions_account_id_idx on sessions (account_id);

    create table dependents (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      patient_id uuid not null references patients on delete cascade,
      relationship text not null,
      basis text not null,
      scopes text[] not null default '{book}',
      state text not null check (state in ('pending', 'active', 'ended')),
      locked_at timestamptz,
      lock_reason text,
      starts_on date not null default current_date,
      ends_on date,
      created_at timestamptz not null default now()
    );
    create unique index dependents_one_live_link_key on dependents (account_id, patient_id) where state <> 'ended';
    create index dependents_patient_id_idx on dependents (patient_id);
  `.execute(db);
};

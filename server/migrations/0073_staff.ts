import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

export const indexes = {
  appointments_clinic_day_idx: 'on appointments (clinic_id, starts_at)',
  staff_clinics_clinic_idx: 'on staff_clinics (clinic_id)',
  staff_sessions_staff_idx: 'on staff_sessions (staff_id)',
} as const;

/** Decision 81. `totp_used_step`: a code signs in once. A professional reaches their own appointments alone. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table staff (
      id uuid primary key,
      login text not null,
      name text not null,
      lang text not null default 'fr' check (lang in ('fr', 'en')),
      password_hash text not null,
      totp_sealed bytea not null,
      totp_used_step bigint,
      state text not null default 'active' check (state in ('active', 'suspended')),
      created_at timestamptz not null default now()
    );
    create unique index staff_login_key on staff (lower(login));

    create table staff_clinics (
      staff_id uuid not null references staff on delete cascade,
      clinic_id uuid not null references clinics on delete cascade,
      role text not null check (role in ('reception', 'professional', 'manager')),
      professional_id uuid references professionals on delete cascade,
      primary key (staff_id, clinic_id),
      constraint staff_clinics_professional_named check ((role = 'professional') = (professional_id is not null))
    );

    create table staff_sessions (
      token_hash bytea primary key,
      id uuid not null unique,
      staff_id uuid not null references staff on delete cascade,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null
    );

    alter table audit_events
      add column actor_staff_id uuid,
      add column actor_role text,
      add column actor_clinic_id uuid;
  `.execute(db);
};

import { sql, type Kysely } from 'kysely';

/**
 * The network: clinics, who receives, in which service, and the places they offer.
 * `source` and `source_key` say which feed a row comes from, so that a feed can be repeated without duplicates.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table clinics (
      id uuid primary key,
      source text not null,
      source_key text not null,
      name text not null check (name <> ''),
      kind text not null check (kind in ('gmf', 'gmf-u', 'gmf-r', 'clsc', 'private')),
      address_line text not null default '',
      city text not null default '',
      province text not null default 'QC',
      postal_code text,
      latitude double precision check (latitude between -90 and 90),
      longitude double precision check (longitude between -180 and 180),
      time_zone text not null,
      phone text,
      cancel_limit_minutes integer not null default 120 check (cancel_limit_minutes >= 0),
      languages text[] not null default '{fr}',
      active boolean not null default true,
      created_at timestamptz not null default now(),
      constraint clinics_source_key unique (source, source_key),
      constraint clinics_position_whole check ((latitude is null) = (longitude is null))
    );

    create table professionals (
      id uuid primary key,
      source text not null,
      source_key text not null,
      name text not null check (name <> ''),
      profession text not null,
      languages text[] not null default '{fr}',
      constraint professionals_source_key unique (source, source_key)
    );

    -- A service is the period (perName) in which places are offered.
    create table services (
      id uuid primary key,
      clinic_id uuid not null references clinics on delete cascade,
      source text not null,
      source_key text not null,
      name_fr text not null check (name_fr <> ''),
      name_en text not null check (name_en <> ''),
      care_type text not null,
      constraint services_source_key unique (source, source_key)
    );
    create index services_clinic_id_idx on services (clinic_id);

    create table places (
      id uuid primary key,
      clinic_id uuid not null references clinics on delete restrict,
      service_id uuid not null references services on delete restrict,
      professional_id uuid references professionals on delete restrict,
      care_type text not null,
      mode text not null check (mode in ('in-person', 'phone', 'video', 'home')),
      languages text[] not null default '{fr}',
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      status text not null default 'free' check (status in ('free', 'busy', 'busy-unavailable', 'entered-in-error')),
      source text not null,
      source_key text not null,
      updated_at timestamptz not null default now(),
      constraint places_source_key unique (source, source_key),
      constraint places_period_check check (ends_at > starts_at)
    );
    -- A professional receives one person at a time; keys begin with clinic_id so that they can be distributed.
    create unique index places_professional_start_key on places (clinic_id, professional_id, starts_at)
      where professional_id is not null and status <> 'entered-in-error';
    create index places_free_by_start_idx on places (starts_at, id) where status = 'free';
    create index places_free_by_care_idx on places (care_type, starts_at, id) where status = 'free';
    create index places_free_by_clinic_idx on places (clinic_id, starts_at, id) where status = 'free';
    create index places_professional_id_idx on places (professional_id) where professional_id is not null;
    create index places_service_id_idx on places (service_id);
  `.execute(db);
};

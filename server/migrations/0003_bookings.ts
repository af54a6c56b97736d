import { sql, type Kysely } from 'kysely';

/**
 * Holds and reservations. The promises stand here as constraints: one live reservation a place,
 * no two overlapping live visits of a person, one live hold a person and a place.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create extension if not exists btree_gist;

    -- One row a place: an expired hold is overwritten, never counted. The database's clock decides.
    create table holds (
      place_id uuid primary key references places on delete cascade,
      clinic_id uuid not null references clinics on delete cascade,
      id uuid not null,
      kind text not null default 'booking' check (kind in ('booking', 'offer')),
      patient_id uuid references patients on delete cascade,
      express_token_hash bytea,
      expires_at timestamptz not null,
      extended boolean not null default false,
      constraint holds_id_key unique (id),
      constraint holds_one_holder check (num_nonnulls(patient_id, express_token_hash) = 1)
    );
    create unique index holds_patient_id_key on holds (patient_id) where kind = 'booking';
    create unique index holds_express_token_hash_key on holds (express_token_hash) where kind = 'booking';
    create index holds_offered_patient_id_idx on holds (patient_id);
    create index holds_clinic_id_idx on holds (clinic_id);

    create table reservations (
      id uuid primary key,
      clinic_id uuid not null references clinics on delete restrict,
      place_id uuid not null references places on delete restrict,
      patient_id uuid not null references patients on delete restrict,
      booked_by uuid references accounts on delete set null,
      reference text not null check (length(reference) = 10),
      status text not null default 'booked'
        check (status in ('booked', 'checked-in', 'fulfilled', 'noshow', 'cancelled')),
      reason_sealed bytea not null,
      per_name text not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      cancel_until timestamptz not null,
      version integer not null default 0,
      confirmed_at timestamptz,
      cancelled_at timestamptz,
      cancelled_by text check (cancelled_by in ('patient', 'clinic')),
      created_at timestamptz not null default now(),
      constraint reservations_reference_key unique (reference),
      constraint reservations_cancelled_whole check ((status = 'cancelled') = (cancelled_by is not null)),
      constraint reservations_no_overlap exclude using gist
        (patient_id with =, tstzrange(starts_at, ends_at) with &&) where (status in ('booked', 'checked-in'))
    );
    create unique index reservations_one_live_key on reservations (clinic_id, place_id) where status <> 'cancelled';
    create index reservations_patient_id_idx on reservations (patient_id, starts_at);
    create index reservations_place_id_idx on reservations (place_id);
    create index reservations_booked_by_idx on reservations (booked_by);
  `.execute(db);
};

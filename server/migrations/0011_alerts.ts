import { sql, type Kysely } from 'kysely';

/**
 * “Tell me when a place opens” (decision 0021). What the person wrote is sealed; beside it stands what a place is
 * compared with. The rules of an offer are constraints: one place is offered to one person at a time and three times in
 * all, nobody is told twice of the same place, an alert has one open offer. The place itself is kept by a row of
 * `holds`.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table alerts (
      id uuid primary key,
      patient_id uuid not null references patients on delete cascade,
      account_id uuid not null references accounts on delete cascade,
      -- The visit that a better place would replace.
      reservation_id uuid references reservations on delete cascade,
      criteria_sealed bytea not null,
      -- An empty list means any. Dates are those of each clinic's own calendar.
      care_types text[] not null,
      clinic_ids uuid[] not null,
      professional_ids uuid[] not null,
      modes text[] not null,
      languages text[] not null,
      day_parts text[] not null,
      weekdays integer[] not null,
      period daterange not null,
      latitude double precision,
      longitude double precision,
      radius_metres integer,
      -- The smallest box around the circle; the whole world where there is none.
      area box not null,
      -- How many visits its person may have ahead.
      upcoming_most integer not null,
      state text not null default 'waiting' check (state in ('waiting', 'offered', 'met', 'ended')),
      missed_at timestamptz,
      created_at timestamptz not null default clock_timestamp(),
      constraint alerts_position_whole check (num_nulls(latitude, longitude) in (0, 2))
    );
    create index alerts_live_idx on alerts (created_at, id) where state in ('waiting', 'offered');
    create index alerts_waiting_area_idx on alerts using gist (period, area) where state = 'waiting' and clinic_ids = '{}';
    create index alerts_waiting_clinics_idx on alerts using gin (clinic_ids) where state = 'waiting' and clinic_ids <> '{}';
    create index alerts_patient_id_idx on alerts (patient_id, created_at desc);
    create index alerts_account_id_idx on alerts (account_id);
    create index alerts_reservation_id_idx on alerts (reservation_id) where reservation_id is not null;

    create table alert_offers (
      place_id uuid not null references places on delete cascade,
      patient_id uuid not null references patients on delete cascade,
      alert_id uuid not null references alerts on delete cascade,
      turn smallint not null check (turn between 1 and 3),
      offered_at timestamptz not null default statement_timestamp(),
      expires_at timestamptz not null,
      told_at timestamptz,
      outcome text check (outcome in ('taken', 'declined', 'missed')),
      constraint alert_offers_told_once_key primary key (place_id, patient_id),
      constraint alert_offers_turn_key unique (place_id, turn)
    );
    create unique index alert_offers_open_place_key on alert_offers (place_id) where outcome is null;
    create unique index alert_offers_open_alert_key on alert_offers (alert_id) where outcome is null;
    create index alert_offers_due_idx on alert_offers (expires_at) where outcome is null;
    create index alert_offers_untold_idx on alert_offers (offered_at) where outcome is null and told_at is null;
    create index alert_offers_patient_id_idx on alert_offers (patient_id);
    create index alert_offers_alert_id_idx on alert_offers (alert_id);

    -- Places that opened, by whatever road, until somebody looked who waits for them. No foreign key: a reference would lock the place.
    create table openings (
      place_id uuid primary key,
      opened_at timestamptz not null default clock_timestamp()
    );
    create index openings_opened_at_idx on openings (opened_at);

    create function note_new_places() returns trigger language plpgsql as $$
    begin
      if exists (select from alerts where state in ('waiting', 'offered')) then
        insert into openings (place_id) select id from new_places where status = 'free' and starts_at > now() on conflict do nothing;
      end if;
      return null;
    end $$;
    create trigger places_opened_new after insert on places
      referencing new table as new_places for each statement execute function note_new_places();

    create function note_opened_place() returns trigger language plpgsql as $$
    begin
      if exists (select from alerts where state in ('waiting', 'offered')) then
        insert into openings (place_id) values (new.id) on conflict do nothing;
      end if;
      return null;
    end $$;
    create trigger places_opened_again after update of status on places for each row
      when (new.status = 'free' and old.status <> 'free' and new.starts_at > now()) execute function note_opened_place();

    alter table holds add column passed_on boolean not null default false;
    create index holds_run_out_idx on holds (expires_at) where kind = 'booking' and not passed_on;
  `.execute(db);
};

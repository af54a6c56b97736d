import { sql, type Kysely } from 'kysely';

/**
 * Invitations: a clinic asks somebody in by mail, with places set aside that nobody else is offered, and a code that
 * opens the hub. Of codes and tokens only digests are kept. One visit an invitation is a constraint, unless it was
 * cancelled.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table invitations (
      id uuid primary key,
      clinic_id uuid not null references clinics on delete restrict,
      patient_id uuid not null references patients on delete cascade,
      care_type text not null,
      lang text not null check (lang in ('fr', 'en')),
      -- Where its mails go; a token opens what went to the same address.
      email_sealed bytea not null,
      email_index bytea not null,
      code_digest bytea not null,
      wrong_tries smallint not null default 0 check (wrong_tries between 0 and 5),
      created_at timestamptz not null default now(),
      -- Until then places are set aside; what was booked stays within reach until it is over.
      open_until timestamptz not null,
      ended_at timestamptz
    );
    create index invitations_patient_id_idx on invitations (patient_id);
    create index invitations_clinic_id_idx on invitations (clinic_id, created_at desc);

    create table invitation_places (
      place_id uuid primary key references places on delete cascade,
      invitation_id uuid not null references invitations on delete cascade
    );
    create index invitation_places_invitation_id_idx on invitation_places (invitation_id);

    create table hub_sessions (
      token_hash bytea primary key,
      id uuid not null,
      invitation_id uuid not null references invitations on delete cascade,
      created_at timestamptz not null default statement_timestamp(),
      last_seen_at timestamptz not null default statement_timestamp(),
      constraint hub_sessions_id_key unique (id)
    );
    create index hub_sessions_invitation_id_idx on hub_sessions (invitation_id);

    alter table reservations add column invitation_id uuid references invitations on delete set null;
    create index reservations_invitation_id_idx on reservations (invitation_id) where invitation_id is not null;
    create unique index reservations_one_an_invitation_key on reservations (invitation_id)
      where invitation_id is not null and status <> 'cancelled';

    -- The paths of domain/placeStates.ts on the day this ran: a place may be set aside for whom a clinic invites.
    alter table places drop constraint places_status_check;
    alter table places add constraint places_status_check
      check (status in ('free', 'busy', 'busy-unavailable', 'set-aside', 'entered-in-error'));
    create or replace function refuse_place_path() returns trigger language plpgsql as $$
    begin
      if (old.status, new.status) in (
        ('free', 'busy'), ('free', 'busy-unavailable'), ('free', 'set-aside'), ('free', 'entered-in-error'),
        ('busy', 'free'), ('busy', 'busy-unavailable'), ('busy', 'set-aside'), ('busy', 'entered-in-error'),
        ('busy-unavailable', 'free'), ('busy-unavailable', 'entered-in-error'),
        ('set-aside', 'free'), ('set-aside', 'busy'), ('set-aside', 'busy-unavailable'), ('set-aside', 'entered-in-error')
      ) then
        return new;
      end if;
      raise exception 'a place does not go from % to %', old.status, new.status
        using errcode = 'check_violation', constraint = 'places_paths';
    end $$;
  `.execute(db);
};

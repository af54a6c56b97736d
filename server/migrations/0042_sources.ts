import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

const listed = "where status in ('free', 'elsewhere')";

export const indexes = {
  slots_listed_by_start_idx: `on slots (starts_at, id) ${listed}`,
  slots_listed_by_care_idx: `on slots (care_type, starts_at, id) ${listed}`,
  slots_listed_by_clinic_idx: `on slots (clinic_id, starts_at, id) ${listed}`,
  slots_listed_by_clinic_care_idx: `on slots (clinic_id, care_type, starts_at, id) ${listed}`,
} as const;

/** The indexes above serve the same statements, also those of an older server. */
export const droppedIndexes = [
  'slots_free_by_start_idx',
  'slots_free_by_care_idx',
  'slots_free_by_clinic_idx',
  'slots_free_by_clinic_care_idx',
] as const;

/** Nobody said yet that a publication may be booked here: each becomes `link-out` (decision 0063). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table sources (
      id uuid primary key default gen_random_uuid(),
      name text not null check (name <> ''),
      key text not null,
      mode text not null default 'link-out' check (mode in ('link-out', 'entrusted')),
      addresses text[] not null default '{}',
      time_zone text,
      brake_percent smallint not null default 30 check (brake_percent between 1 and 100),
      created_at timestamptz not null default now(),
      constraint sources_name_key unique (name),
      constraint sources_key_key unique (key)
    );
    insert into sources (name, key)
    select distinct substr(source, 7), source from clinics where source like 'smart:_%';

    alter table slots
      add column booking_link text,
      add column booking_phone text;
    alter table slots add constraint slots_booking_link_check check (booking_link ~ '^https://') not valid;
    alter table slots drop constraint slots_status_check;
    alter table slots add constraint slots_status_check
      check (status in ('free', 'busy', 'busy-unavailable', 'set-aside', 'elsewhere', 'entered-in-error')) not valid;

    -- The transitions of domain/reserving.ts on the day this ran.
    create or replace function refuse_slot_transition() returns trigger language plpgsql as $$
    begin
      if (old.status, new.status) in (
        ('free', 'busy'), ('free', 'busy-unavailable'), ('free', 'set-aside'), ('free', 'elsewhere'), ('free', 'entered-in-error'),
        ('busy', 'free'), ('busy', 'busy-unavailable'), ('busy', 'set-aside'), ('busy', 'elsewhere'), ('busy', 'entered-in-error'),
        ('busy-unavailable', 'free'), ('busy-unavailable', 'elsewhere'), ('busy-unavailable', 'entered-in-error'),
        ('set-aside', 'free'), ('set-aside', 'busy'), ('set-aside', 'busy-unavailable'), ('set-aside', 'elsewhere'),
        ('set-aside', 'entered-in-error'),
        ('elsewhere', 'busy-unavailable'), ('elsewhere', 'entered-in-error')
      ) then
        return new;
      end if;
      raise exception 'a slot cannot go from % to %', old.status, new.status
        using errcode = 'check_violation', constraint = 'slots_transitions';
    end $$;

    -- One slot a period: else the brake would stop the next import.
    update slots set updated_at = now(),
      status = case when source_key ~ '#[0-9]+$' and source_key !~ '#1$' then 'busy-unavailable' else 'elsewhere' end
    where source like 'smart:%' and status in ('free', 'set-aside');

    -- Also a publication that an older release imports, which is no source yet. Its name comes before slots_transitions.
    create function keep_slot_elsewhere() returns trigger language plpgsql as $$
    begin
      -- The lock waits for a change of mode that withdraws what is free.
      perform from sources where key = new.source and mode = 'entrusted' for share;
      if not found then
        new.status := 'elsewhere';
      end if;
      return new;
    end $$;
    create trigger slots_elsewhere before insert or update of status on slots
      for each row when (new.status in ('free', 'set-aside') and new.source like 'smart:%')
      execute function keep_slot_elsewhere();

    create function refuse_hold_elsewhere() returns trigger language plpgsql as $$
    begin
      if exists (select from slots where id = new.slot_id and status = 'elsewhere') then
        raise exception 'a slot that its clinic books elsewhere cannot be held'
          using errcode = 'check_violation', constraint = 'holds_not_elsewhere';
      end if;
      return new;
    end $$;
    create trigger holds_not_elsewhere before insert or update of slot_id on holds
      for each row execute function refuse_hold_elsewhere();
  `.execute(db);
};

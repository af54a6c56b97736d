import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

export const indexes = {
  outbox_source_id_idx: 'on outbox (source_id) where source_id is not null',
} as const;

/** A trigger settles, because appointments move and end by many roads, also on an older server (decision 0076). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table feed_conflicts (
      id uuid primary key default gen_random_uuid(),
      source_id uuid not null references sources on delete cascade,
      slot_id uuid not null references slots on delete cascade,
      appointment_id uuid not null references appointments on delete cascade,
      published text not null check (published in ('busy', 'gone', 'inactive', 'otherTime', 'otherService')),
      published_from timestamptz,
      published_to timestamptz,
      published_as text,
      found_at timestamptz not null default now(),
      settled_at timestamptz,
      settled_by text check (settled_by in ('publication', 'move', 'cancel', 'clinic')),
      constraint feed_conflicts_settled check ((settled_at is null) = (settled_by is null))
    );
    create unique index feed_conflicts_open_key on feed_conflicts (appointment_id) where settled_at is null;
    create index feed_conflicts_appointment_id_idx on feed_conflicts (appointment_id);
    create index feed_conflicts_slot_id_idx on feed_conflicts (slot_id);
    create index feed_conflicts_source_id_idx on feed_conflicts (source_id);

    create function settle_feed_conflicts() returns trigger language plpgsql as $$
    begin
      update feed_conflicts set settled_at = statement_timestamp(),
        settled_by = case when new.status = 'cancelled' then 'cancel' else 'move' end
      where appointment_id = new.id and settled_at is null;
      return null;
    end $$;
    create trigger appointments_settle_conflicts after update of slot_id, status on appointments for each row
      when (old.slot_id is distinct from new.slot_id or (new.status = 'cancelled' and old.status <> 'cancelled'))
      execute function settle_feed_conflicts();

    -- Its clinic has given the time away: nobody else books it. Its name comes before slots_transitions.
    create function keep_slot_in_conflict() returns trigger language plpgsql as $$
    begin
      if exists (select from feed_conflicts where slot_id = new.id and published <> 'otherService'
        and (settled_at is null or settled_by = 'clinic')) then
        new.status := 'busy-unavailable';
      end if;
      return new;
    end $$;
    create trigger slots_conflict before update of status on slots
      for each row when (old.status = 'busy' and new.status in ('free', 'set-aside')) execute function keep_slot_in_conflict();

    alter table outbox add column source_id uuid references sources on delete cascade;
  `.execute(db);
};

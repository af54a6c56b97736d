import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

export const indexes = {
  feed_conflicts_appointment_idx: 'on feed_conflicts (appointment_id)',
  feed_conflicts_slot_idx: 'on feed_conflicts (slot_id)',
  feed_conflicts_source_idx: 'on feed_conflicts (source_id)',
  feed_conflicts_disputed_idx: 'on feed_conflicts (period) where agreed_at is null',
  outbox_source_idx: 'on outbox (source_id) where source_id is not null',
} as const;

/** Triggers, because appointments also leave by an older server (decision 76). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table sources add column contact_email text check (contact_email ~ '^[^[:space:]@]+@[^[:space:]@]+$');
    alter table outbox add column source_id uuid references sources on delete cascade;

    create table feed_conflicts (
      id uuid primary key default gen_random_uuid(),
      source_id uuid not null references sources on delete cascade,
      appointment_id uuid not null references appointments on delete cascade,
      slot_id uuid not null references slots on delete cascade,
      period text not null,
      published text not null check (published in ('busy', 'gone', 'inactive', 'otherTime', 'otherService')),
      published_from timestamptz,
      published_to timestamptz,
      published_as text,
      found_at timestamptz not null default now(),
      agreed_at timestamptz,
      settled_at timestamptz,
      settled_by text check (settled_by in ('publication', 'move', 'cancel', 'clinic')),
      constraint feed_conflicts_settled check ((settled_at is null) = (settled_by is null)),
      constraint feed_conflicts_agreed check (agreed_at is null or settled_at is not null)
    );
    create unique index feed_conflicts_open_key on feed_conflicts (appointment_id) where settled_at is null;

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

    -- Its name comes before slots_elsewhere and slots_transitions.
    create function withdraw_disputed_slot() returns trigger language plpgsql as $$
    begin
      if exists (
        select from feed_conflicts as conflict join sources on sources.id = conflict.source_id
        where conflict.period = regexp_replace(new.source_key, '#[0-9]+$', '') and conflict.agreed_at is null
          and sources.key = new.source) then
        new.status := 'busy-unavailable';
      end if;
      return new;
    end $$;
    create trigger slots_disputed before update of status on slots for each row
      when (old.status = 'busy' and new.status in ('free', 'set-aside', 'elsewhere'))
      execute function withdraw_disputed_slot();

    -- The next import reads everything: what it would find is in no table yet.
    delete from feed_files;
  `.execute(db);
};

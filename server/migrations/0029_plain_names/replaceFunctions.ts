import { sql, type Kysely } from 'kysely';

/**
 * The bodies of functions are text: they are written again with the new names. The allowed transitions stay the same.
 */
export const replaceFunctions = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter function refuse_change() rename to refuse_audit_change;
    alter trigger audit_events_only_grow on audit_events rename to audit_events_append_only;
    alter trigger audit_events_never_emptied on audit_events rename to audit_events_no_truncate;

    alter trigger places_paths on slots rename to slots_transitions;
    alter function refuse_place_path() rename to refuse_slot_transition;
    create or replace function refuse_slot_transition() returns trigger language plpgsql as $$
    begin
      if (old.status, new.status) in (
        ('free', 'busy'), ('free', 'busy-unavailable'), ('free', 'set-aside'), ('free', 'entered-in-error'),
        ('busy', 'free'), ('busy', 'busy-unavailable'), ('busy', 'set-aside'), ('busy', 'entered-in-error'),
        ('busy-unavailable', 'free'), ('busy-unavailable', 'entered-in-error'),
        ('set-aside', 'free'), ('set-aside', 'busy'), ('set-aside', 'busy-unavailable'), ('set-aside', 'entered-in-error')
      ) then
        return new;
      end if;
      raise exception 'a slot cannot go from % to %', old.status, new.status
        using errcode = 'check_violation', constraint = 'slots_transitions';
    end $$;

    alter trigger reservations_paths on appointments rename to appointments_transitions;
    alter function refuse_reservation_path() rename to refuse_appointment_transition;
    create or replace function refuse_appointment_transition() returns trigger language plpgsql as $$
    begin
      if old.status = new.status then
        -- Only a booked appointment is moved or confirmed.
        if old.status = 'booked' then
          return new;
        end if;
      elsif (old.status, new.status) in (
        ('booked', 'cancelled'), ('booked', 'checked-in'), ('booked', 'fulfilled'), ('booked', 'noshow'),
        ('checked-in', 'fulfilled')
      ) then
        return new;
      end if;
      raise exception 'an appointment cannot go from % to % like this', old.status, new.status
        using errcode = 'check_violation', constraint = 'appointments_transitions';
    end $$;

    -- The name of a transition table is part of its trigger: the trigger is made again.
    drop trigger places_opened_new on slots;
    alter function note_new_places() rename to record_new_free_slots;
    create or replace function record_new_free_slots() returns trigger language plpgsql as $$
    begin
      if exists (select from alerts where state in ('waiting', 'offered')) then
        insert into freed_slots (slot_id) select id from new_slots where status = 'free' and starts_at > now() on conflict do nothing;
      end if;
      return null;
    end $$;
    create trigger slots_new_free after insert on slots
      referencing new table as new_slots for each statement execute function record_new_free_slots();

    alter trigger places_opened_again on slots rename to slots_freed;
    alter function note_opened_place() rename to record_freed_slot;
    create or replace function record_freed_slot() returns trigger language plpgsql as $$
    begin
      if exists (select from alerts where state in ('waiting', 'offered')) then
        insert into freed_slots (slot_id) values (new.id) on conflict do nothing;
      end if;
      return null;
    end $$;
  `.execute(db);
};

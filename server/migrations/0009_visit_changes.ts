import { sql, type Kysely } from 'kysely';

/**
 * Visits that are moved, and the paths that places and visits may take. The pairs below are those of
 * `domain/placeStates.ts` and `domain/reservationStates.ts` on the day this ran; a test compares them, so that whoever
 * changes a table adds a migration.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- From when the clinic moved the visit, until the patient agrees, moves or cancels.
    alter table reservations add column moved_from timestamptz;

    create function refuse_place_path() returns trigger language plpgsql as $$
    begin
      if (old.status, new.status) in (
        ('free', 'busy'), ('free', 'busy-unavailable'), ('free', 'entered-in-error'),
        ('busy', 'free'), ('busy', 'busy-unavailable'), ('busy', 'entered-in-error'),
        ('busy-unavailable', 'free'), ('busy-unavailable', 'entered-in-error')
      ) then
        return new;
      end if;
      raise exception 'a place does not go from % to %', old.status, new.status
        using errcode = 'check_violation', constraint = 'places_paths';
    end $$;
    create trigger places_paths before update of status on places
      for each row when (old.status is distinct from new.status) execute function refuse_place_path();

    create function refuse_reservation_path() returns trigger language plpgsql as $$
    begin
      if old.status = new.status then
        -- Only what is booked is moved or confirmed.
        if old.status = 'booked' then
          return new;
        end if;
      elsif (old.status, new.status) in (
        ('booked', 'cancelled'), ('booked', 'checked-in'), ('booked', 'fulfilled'), ('booked', 'noshow'),
        ('checked-in', 'fulfilled')
      ) then
        return new;
      end if;
      raise exception 'a reservation does not go from % to % like this', old.status, new.status
        using errcode = 'check_violation', constraint = 'reservations_paths';
    end $$;
    create trigger reservations_paths before update of status, place_id, clinic_id, starts_at, ends_at, confirmed_at on reservations
      for each row when (
        (old.status, old.place_id, old.clinic_id, old.starts_at, old.ends_at) is distinct from
        (new.status, new.place_id, new.clinic_id, new.starts_at, new.ends_at)
        or (new.confirmed_at is not null and new.confirmed_at is distinct from old.confirmed_at)
      ) execute function refuse_reservation_path();
  `.execute(db);
};

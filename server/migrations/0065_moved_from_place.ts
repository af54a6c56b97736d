import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** Decision 82. A trigger, because appointments also move by an older server. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table appointments add column moved_from_mode text, add column moved_from_clinic_id uuid;

    create function keep_moved_from() returns trigger language plpgsql as $$
    begin
      if new.moved_from is null then
        new.moved_from_mode := null;
        new.moved_from_clinic_id := null;
      elsif old.moved_from is null then
        new.moved_from_mode := (select mode from slots where id = old.slot_id);
        new.moved_from_clinic_id := old.clinic_id;
      end if;
      return new;
    end $$;
    create trigger appointments_moved_from before update of moved_from on appointments
      for each row when (old.moved_from is distinct from new.moved_from) execute function keep_moved_from();
  `.execute(db);
};

import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** Staff take back an arrival or an absence. The transitions of domain/appointmentStates.ts on the day this ran. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create or replace function refuse_appointment_transition() returns trigger language plpgsql as $$
    begin
      if old.status = new.status then
        if old.status = 'booked' then
          return new;
        end if;
      elsif (old.status, new.status) in (
        ('booked', 'cancelled'), ('booked', 'checked-in'), ('booked', 'fulfilled'), ('booked', 'noshow'),
        ('checked-in', 'fulfilled'), ('checked-in', 'booked'), ('noshow', 'booked')
      ) then
        return new;
      end if;
      raise exception 'an appointment cannot go from % to % like this', old.status, new.status
        using errcode = 'check_violation', constraint = 'appointments_transitions';
    end $$;
  `.execute(db);
};

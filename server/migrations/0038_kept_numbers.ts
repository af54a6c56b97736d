import { sql, type Kysely } from 'kysely';

export const keepsOlderServers = true as const;

/** Appointments ahead took the number to call from the booker's profile so far. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update appointments as visit
    set contact_phone = coalesce(
      (select own.phone from accounts as booker join patients as own on own.id = booker.patient_id where booker.id = visit.booked_by_account_id),
      (select own.phone from patients as own where own.id = visit.patient_id))
    from slots
    where slots.id = visit.slot_id and slots.mode = 'phone' and visit.contact_phone is null
      and visit.status in ('booked', 'checked-in') and visit.ends_at > statement_timestamp()
  `.execute(db);
};

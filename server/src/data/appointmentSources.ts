import { sql } from 'kysely';

export const appointmentSources = sql`
  appointments as r
  join slots as p on p.id = r.slot_id
  join services as s on s.id = p.service_id
  join clinics as c on c.id = r.clinic_id
  join patients as person on person.id = r.patient_id`;

export const movedFromColumns = sql`
  r.moved_from as "movedFrom", r.moved_from_mode as "movedFromMode",
  (select name from clinics where id = r.moved_from_clinic_id and id <> r.clinic_id) as "movedFromClinic"`;

/** Of its present time; null when none is planned. */
export const firstReminder = sql<Date | null>`
  (select min(due_at) from reminders as m where m.appointment_id = r.id and m.starts_at = r.starts_at)`;

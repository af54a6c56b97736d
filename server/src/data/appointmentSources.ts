import { sql } from 'kysely';

export const appointmentSources = sql`
  appointments as r
  join slots as p on p.id = r.slot_id
  join services as s on s.id = p.service_id
  join clinics as c on c.id = r.clinic_id
  join patients as person on person.id = r.patient_id`;

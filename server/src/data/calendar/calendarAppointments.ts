import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { CalendarAppointment } from '../../domain/calendarFile/calendarAppointment.ts';
import type { Tables } from '../tables.ts';
import { appointmentSources } from '../appointmentSources.ts';

export type CalendarAppointmentRow = CalendarAppointment & { patientId: string };

const columns: RawBuilder<CalendarAppointmentRow> = sql`
  r.id as "reservationId", r.patient_id as "patientId", r.version, r.status = 'cancelled' as "isCancelled", person.first_name as "firstName",
  r.starts_at as "startsAt", r.ends_at as "endsAt", c.time_zone as "timeZone", p.mode, r.reference, c.name as "clinicName",
  concat_ws(', ', nullif(c.address_line, ''), nullif(c.city, '')) as "clinicAddress", c.phone as "clinicPhone",
  r.cancel_until as "cancelUntil"`;

/** Check access to the patient. */
export const findCalendarAppointment = async (
  db: Kysely<Tables>,
  reservationId: string,
): Promise<CalendarAppointmentRow | undefined> => {
  const { rows } =
    await sql<CalendarAppointmentRow>`select ${columns} from ${appointmentSources} where r.id = ${reservationId}::uuid`.execute(
      db,
    );
  return rows[0];
};

const maxAppointments = 500;
const rememberedDays = 90;

export const listCalendarAppointments = async (
  db: Kysely<Tables>,
  patientIds: readonly string[],
): Promise<CalendarAppointmentRow[]> => {
  const { rows } = await sql<CalendarAppointmentRow>`
    select ${columns} from ${appointmentSources}
    where r.patient_id = any(${patientIds}::uuid[]) and r.status <> 'cancelled'
      and r.starts_at > statement_timestamp() - make_interval(days => ${rememberedDays}::int)
    order by r.starts_at desc, r.id limit ${maxAppointments}
  `.execute(db);
  return rows.reverse();
};

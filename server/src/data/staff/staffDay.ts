import { sql, type Kysely } from 'kysely';

import { listDay, type ClinicDay, type DayRow } from '../clinicDays.ts';
import { listNamed, type AppointmentRow } from '../appointmentRows.ts';
import type { Tables } from '../tables.ts';

type Listed = { reservationId: string; birthDate: string | null; professional: string | null; hasConflict: boolean };

export type StaffDayRow = AppointmentRow & Listed;

const listAppointments = async (
  db: Kysely<Tables>,
  { clinicId, professionalId, from, to }: ClinicDay,
): Promise<Map<string, Listed>> => {
  const isOfDay = sql`appointment.clinic_id = ${clinicId}::uuid and appointment.starts_at >= ${from} and appointment.starts_at < ${to}`;
  const { rows } = await sql<Listed>`
    with listed as (
      select appointment.id from appointments as appointment where ${isOfDay} and appointment.status <> 'cancelled'
      union all
      select appointment.id from slots join appointments as appointment on appointment.slot_id = slots.id
      where slots.clinic_id = ${clinicId}::uuid and slots.starts_at >= ${from} and slots.starts_at < ${to}
        and ${isOfDay} and appointment.status = 'cancelled'
    )
    select appointment.id as "reservationId", person.birth_date as "birthDate", who.name as professional,
      exists (select from feed_conflicts as conflict where conflict.appointment_id = appointment.id and conflict.settled_at is null) as "hasConflict"
    from listed join appointments as appointment using (id)
    join patients as person on person.id = appointment.patient_id
    join slots on slots.id = appointment.slot_id
    left join professionals as who on who.id = slots.professional_id
    where ${professionalId}::uuid is null or slots.professional_id = ${professionalId}::uuid
  `.execute(db);
  return new Map(rows.map((row) => [row.reservationId, row]));
};

/** With the people; record the look. */
export const readStaffDay = async (
  db: Kysely<Tables>,
  day: ClinicDay,
): Promise<{ slots: DayRow[]; appointments: StaffDayRow[] }> => {
  const slots = await listDay(db, day);
  const listed = await listAppointments(db, day);
  const rows = await listNamed(db, [...listed.keys()]);
  const appointments = rows.flatMap((row) => {
    const about = listed.get(row.reservationId);
    return about === undefined ? [] : [{ ...row, ...about }];
  });
  return { slots, appointments };
};

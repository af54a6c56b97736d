import { sql, type Kysely } from 'kysely';

import { listNamed, type AppointmentRow } from '../appointmentRows.ts';
import type { ClinicDay } from '../clinicDays.ts';
import type { Tables } from '../tables.ts';

type Listed = { reservationId: string; birthDate: string | null; professional: string | null; hasConflict: boolean };

export type StaffDayRow = AppointmentRow & Listed;

/** `now`: on the database’s clock. */
export type StaffDayRead = { appointments: StaffDayRow[]; freeSlots: number; now: Date };

const listAppointments = async (
  db: Kysely<Tables>,
  { clinicId, professionalId, from, to }: ClinicDay,
): Promise<Map<string, Listed>> => {
  const { rows } = await sql<Listed>`
    select visit.id as "reservationId", person.birth_date as "birthDate", who.name as professional,
      exists (select from feed_conflicts as conflict
        where conflict.appointment_id = visit.id and conflict.settled_at is null) as "hasConflict"
    from appointments as visit
    join patients as person on person.id = visit.patient_id
    join slots on slots.id = visit.slot_id
    left join professionals as who on who.id = slots.professional_id
    where visit.clinic_id = ${clinicId}::uuid and visit.starts_at >= ${from} and visit.starts_at < ${to}
      and (${professionalId}::uuid is null or slots.professional_id = ${professionalId}::uuid)
  `.execute(db);
  return new Map(rows.map((row) => [row.reservationId, row]));
};

const countFree = async (
  db: Kysely<Tables>,
  { clinicId, professionalId, from, to }: ClinicDay,
): Promise<{ freeSlots: number; now: Date }> => {
  const { rows } = await sql<{ freeSlots: number; now: Date }>`
    select count(*)::int as "freeSlots", statement_timestamp() as now from slots
    where clinic_id = ${clinicId}::uuid and starts_at >= ${from} and starts_at < ${to}
      and status = 'free' and starts_at > statement_timestamp()
      and (${professionalId}::uuid is null or professional_id = ${professionalId}::uuid)
  `.execute(db);
  const [counted] = rows;
  if (counted === undefined) throw new Error('A count gave no row.');
  return counted;
};

/** With the people: record the look. */
export const readStaffDay = async (db: Kysely<Tables>, day: ClinicDay): Promise<StaffDayRead> => {
  const listed = await listAppointments(db, day);
  const rows = listed.size === 0 ? [] : await listNamed(db, [...listed.keys()]);
  const appointments = rows.flatMap((row) => {
    const about = listed.get(row.reservationId);
    return about === undefined ? [] : [{ ...row, ...about }];
  });
  return { appointments, ...(await countFree(db, day)) };
};

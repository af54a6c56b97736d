import { sql, type Transaction } from 'kysely';

import { recordAudit } from './audit.ts';
import { bookingChanged } from './bookingChanged.ts';
import { demoSource } from './demoNetwork.ts';
import { liveList } from './fieldRules.ts';
import type { Tables } from './tables.ts';

/** One in ten (product §8 Visits), by id so that processes agree. */
const isMissed = sql`(appointment.status = 'booked' and abs(hashtext(appointment.id::text)::bigint) % 10 = 0)`;

type Settled = { reservationId: string; patientId: string; change: 'kept' | 'missed' };

/** Marks past demo appointments kept or missed. Skips locked patients. @returns how many */
export const settleDemoAppointments = async (
  transaction: Transaction<Tables>,
  limit: number,
  requestId: string,
): Promise<number> => {
  const { rows } = await sql<Settled>`
    with past as (
      select appointment.id, appointment.patient_id, case when ${isMissed} then 'missed' else 'kept' end as change
      from appointments as appointment
      join clinics on clinics.id = appointment.clinic_id and clinics.source = ${demoSource}
      join patients on patients.id = appointment.patient_id
      where appointment.status in ${liveList} and appointment.ends_at <= statement_timestamp()
      order by appointment.ends_at limit ${limit}
      for no key update of patients, appointment skip locked
    )
    update appointments set status = case past.change when 'missed' then 'noshow' else 'fulfilled' end
    from past where appointments.id = past.id
    returning appointments.id as "reservationId", past.patient_id as "patientId", past.change
  `.execute(transaction);
  for (const appointment of rows) {
    const { reservationId: entityId, patientId, change } = appointment;
    await recordAudit(transaction, {
      action: `reservation.${change}`,
      capacity: 'system',
      actorAccountId: null,
      patientId,
      entityId,
      requestId,
    });
    await bookingChanged(transaction, { appointment: { ...appointment, by: 'clinic' } });
  }
  return rows.length;
};

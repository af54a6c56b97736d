import { sql, type Kysely } from 'kysely';

import type { Language, Mode } from '../../../../contract/catalogues.ts';
import { contactPhoneOf } from '../contactPhone.ts';
import { isOwnBooking } from '../ownBooking.ts';
import type { Tables } from '../tables.ts';
import type { ReminderName } from './planned.ts';

/** On the database’s clock. */
export type RemindedAppointment = {
  reservationId: string;
  patientId: string;
  bookedBy: string | null;
  bookedByPatient: boolean;
  birthDate: string | null;
  firstName: string | null;
  startsAt: Date;
  timeZone: string;
  mode: Mode;
  lacksNumber: boolean;
  clinicName: string;
  clinicAddress: string;
  clinicPhone: string | null;
  serviceName: Record<Language, string>;
  reference: string;
  cancelUntil: Date;
  now: Date;
};

/**
 * Undefined unless still booked, at the same time, in the sending window. Checked when due and on sending (product §8
 * Lives).
 */
export const findRemindedAppointment = async (
  db: Kysely<Tables>,
  { reservationId, startsAt, daysBefore }: ReminderName,
): Promise<RemindedAppointment | undefined> => {
  const { rows } = await sql<RemindedAppointment>`
    select r.id as "reservationId", r.patient_id as "patientId", r.booked_by_account_id as "bookedBy", ${isOwnBooking('r')} as "bookedByPatient", person.birth_date as "birthDate",
      person.first_name as "firstName", r.starts_at as "startsAt", c.time_zone as "timeZone", p.mode,
      p.mode = 'phone' and ${contactPhoneOf('r')} is null as "lacksNumber",
      c.name as "clinicName", concat_ws(', ', nullif(c.address_line, ''), nullif(c.city, '')) as "clinicAddress", c.phone as "clinicPhone",
      jsonb_build_object('fr', s.name_fr, 'en', s.name_en) as "serviceName",
      r.reference, r.cancel_until as "cancelUntil", statement_timestamp() as now
    from appointments as r
    join reminders as m on m.appointment_id = r.id and m.starts_at = r.starts_at and m.days_before = ${daysBefore}::smallint
    join slots as p on p.id = r.slot_id
    join services as s on s.id = p.service_id
    join clinics as c on c.id = r.clinic_id
    join patients as person on person.id = r.patient_id
    where r.id = ${reservationId}::uuid and r.status = 'booked' and r.starts_at = ${startsAt}::timestamptz
      and statement_timestamp() >= m.due_at and statement_timestamp() < m.send_before
  `.execute(db);
  return rows[0];
};

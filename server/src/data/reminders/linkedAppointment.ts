import { sql, type Transaction } from 'kysely';

import type { AppointmentStatus } from '../../../../contract/appointments.ts';
import type { Mode } from '../../../../contract/catalogues.ts';
import type { MovedFrom } from '../../domain/movedFrom.ts';
import { firstReminder, movedFromColumns } from '../appointmentSources.ts';
import type { Tables } from '../tables.ts';

/** Omits the reason and last name. */
export type LinkedAppointmentRow = MovedFrom & {
  firstName: string | null;
  reference: string;
  status: AppointmentStatus;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  mode: Mode;
  clinicName: string;
  clinicAddress: string;
  clinicPhone: string | null;
  cancelUntil: Date;
  attendanceFrom: Date | null;
  confirmedAt: Date | null;
};

/** Only after a right birth date. */
export const readLinkedAppointment = async (
  transaction: Transaction<Tables>,
  reservationId: string,
): Promise<LinkedAppointmentRow> => {
  const {
    rows: [appointment],
  } = await sql<LinkedAppointmentRow>`
    select person.first_name as "firstName", r.reference, r.status, r.starts_at as "startsAt", r.ends_at as "endsAt",
      c.time_zone as "timeZone", p.mode, c.name as "clinicName",
      concat_ws(', ', nullif(c.address_line, ''), nullif(c.city, '')) as "clinicAddress", c.phone as "clinicPhone",
      r.cancel_until as "cancelUntil", ${firstReminder} as "attendanceFrom", r.confirmed_at as "confirmedAt",
      ${movedFromColumns}
    from appointments as r
    join slots as p on p.id = r.slot_id
    join clinics as c on c.id = r.clinic_id
    join patients as person on person.id = r.patient_id
    where r.id = ${reservationId}::uuid
  `.execute(transaction);
  if (appointment === undefined) throw new Error('The appointment of an opened link is missing.');
  return appointment;
};

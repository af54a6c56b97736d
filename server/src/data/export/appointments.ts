import { sql, type Kysely } from 'kysely';

import type { FiledAppointment } from '../../domain/export/appointment.ts';
import { unreadableText } from '../../domain/unreadable.ts';
import { movedFromColumns } from '../appointmentSources.ts';
import { recordsOf } from '../guest/ownRecords.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { reasonContext } from '../writeAppointment.ts';

type AppointmentRow = Omit<FiledAppointment, 'reason'> & { reasonSealed: Buffer };

/** Includes guest appointments; decrypts reasons. */
export const readFiledAppointments = async (
  db: Kysely<Tables>,
  vault: Vault,
  patientId: string,
): Promise<FiledAppointment[]> => {
  const { rows } = await sql<AppointmentRow>`
    select r.id as "reservationId", r.patient_id as "patientId", r.reference, r.status, r.reason_sealed as "reasonSealed", r.per_name as "perName", p.care_type as "careType",
      p.mode, r.starts_at as "startsAt", r.ends_at as "endsAt", c.time_zone as "timeZone", r.clinic_id as "clinicId",
      p.professional_id as "professionalId", r.created_at as "createdAt", r.cancel_until as "cancelUntil", r.confirmed_at as "confirmedAt",
      ${movedFromColumns}, r.cancelled_at as "cancelledAt", r.cancelled_by as "cancelledBy", r.booked_by_account_id as "bookedBy"
    from appointments as r
    join slots as p on p.id = r.slot_id
    join clinics as c on c.id = r.clinic_id
    where r.patient_id in ${recordsOf(patientId)}
    order by r.starts_at, r.id
  `.execute(db);
  return rows.map(({ reasonSealed, ...appointment }) => ({
    ...appointment,
    reason: vault.openOr(reasonSealed, reasonContext, unreadableText),
  }));
};

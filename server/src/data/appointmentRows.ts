import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { AppointmentStatus } from '../../../contract/appointments.ts';
import type { Actor } from '../domain/access.ts';
import type { ServiceTerms } from '../domain/care/serviceTerms.ts';
import type { MovedFrom } from '../domain/movedFrom.ts';
import type { ServiceName } from '../domain/serviceName.ts';
import { leaveTrail } from './auditTrail.ts';
import { termsColumn } from './careConditions.ts';
import { contactPhoneOf } from './contactPhone.ts';
import { recordsOf } from './guest/ownRecords.ts';
import { liveList } from './fieldRules.ts';
import type { SlotRow } from './slotRows.ts';
import type { Tables } from './tables.ts';
import { appointmentSources, firstReminder, movedFromColumns } from './appointmentSources.ts';

export type AppointmentRow = SlotRow &
  MovedFrom & {
    reservationId: string;
    reference: string;
    status: AppointmentStatus;
    reasonSealed: Buffer;
    perName: string;
    serviceName: ServiceName;
    terms: ServiceTerms;
    isInvited: boolean;
    contactPhone: string | null;
    phoneChosenBy: string | null;
    cancelUntil: Date;
    attendanceFrom: Date | null;
    confirmedAt: Date | null;
    cancelledBy: 'patient' | 'clinic' | null;
    timeZone: string;
    clinicName: string;
    clinicPhone: string | null;
    patientId: string;
    firstName: string | null;
    lastName: string | null;
  };

const columns: RawBuilder<AppointmentRow> = sql`
  r.id as "reservationId", r.reference, r.status, r.reason_sealed as "reasonSealed", r.per_name as "perName",
  jsonb_build_object('fr', s.name_fr, 'en', s.name_en) as "serviceName", ${termsColumn} as terms,
  r.cancel_until as "cancelUntil", ${firstReminder} as "attendanceFrom", r.confirmed_at as "confirmedAt", ${movedFromColumns}, r.invitation_id is not null as "isInvited", ${contactPhoneOf('r')} as "contactPhone", r.phone_chosen_by as "phoneChosenBy",
  r.cancelled_by as "cancelledBy",
  r.slot_id as "slotId", r.clinic_id as "clinicId", p.service_id as "serviceId", p.professional_id as "professionalId",
  p.care_type as "careType", p.mode, p.languages, r.starts_at as "startsAt", r.ends_at as "endsAt",
  c.time_zone as "timeZone", c.name as "clinicName", c.phone as "clinicPhone",
  r.patient_id as "patientId", person.first_name as "firstName", person.last_name as "lastName"`;

/** Check access first. */
export const findAppointment = async (
  db: Kysely<Tables>,
  reservationId: string,
): Promise<AppointmentRow | undefined> => {
  const { rows } =
    await sql<AppointmentRow>`select ${columns} from ${appointmentSources} where r.id = ${reservationId}::uuid`.execute(
      db,
    );
  return rows[0];
};

export const listCancellable = async (
  db: Kysely<Tables>,
  clinicId: string,
  patientIds: readonly string[],
): Promise<AppointmentRow[]> => {
  const { rows } = await sql<AppointmentRow>`
    select ${columns} from ${appointmentSources}
    where r.clinic_id = ${clinicId}::uuid and r.patient_id = any(${patientIds}::uuid[])
      and r.status = 'booked' and r.cancel_until >= statement_timestamp()
    order by r.starts_at, r.id
  `.execute(db);
  return rows;
};

/** Live and not over, on the database’s clock. */
export type AheadRow = AppointmentRow & { cancellable: boolean };

/** Soonest first. Check access first. */
export const listAhead = async (db: Kysely<Tables>, patientIds: readonly string[]): Promise<AheadRow[]> => {
  const { rows } = await sql<AheadRow>`
    select ${columns}, r.status = 'booked' and r.cancel_until >= statement_timestamp() as cancellable
    from ${appointmentSources}
    where r.patient_id = any(${patientIds}::uuid[]) and r.status in ${liveList} and r.ends_at > statement_timestamp()
    order by r.starts_at, r.id
  `.execute(db);
  return rows;
};

/** Check access first. */
export const listNamed = async (db: Kysely<Tables>, reservationIds: readonly string[]): Promise<AppointmentRow[]> => {
  const { rows } = await sql<AppointmentRow>`
    select ${columns} from ${appointmentSources} where r.id = any(${reservationIds}::uuid[]) order by r.starts_at, r.id
  `.execute(db);
  return rows;
};

export const listBookedBy = async (
  db: Kysely<Tables>,
  accountId: string,
  reservationIds: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .selectFrom('appointments')
    .select('id')
    .where('booked_by_account_id', '=', accountId)
    .where('id', 'in', reservationIds)
    .execute();
  return rows.map(({ id }) => id);
};

export type HistoryRow = AppointmentRow & { ahead: boolean };

/** Reads a person’s appointments, including guest ones (`recordsOf`), and records the reading. */
export const readHistory = async (db: Kysely<Tables>, actor: Actor): Promise<HistoryRow[]> => {
  const { rows } = await sql<HistoryRow>`
    with trail as (${leaveTrail(actor, 'history.read', sql`select ${actor.patientId}::uuid as id`)})
    select ${columns}, r.status in ${liveList} and r.ends_at > statement_timestamp() as ahead
    from ${appointmentSources}
    where r.patient_id in ${recordsOf(actor.patientId)}
    order by r.starts_at, r.id
  `.execute(db);
  return rows;
};

import { sql, type Kysely } from 'kysely';
import { z } from 'zod';

import type { AppointmentStatus } from '../../../contract/appointments.ts';
import { modes, type Mode } from '../../../contract/catalogues.ts';
import { millisecondsOf } from '../../../contract/instants.ts';
import type { AppointmentNews, Before } from '../domain/mail/appointmentWording.ts';
import { contactPhoneOf } from './contactPhone.ts';
import { mayRead } from './mailbox/readersOf.ts';
import { outboxContext, type LeasedRow } from './outbox.ts';
import { prepared } from './prepared.ts';
import type { Tables } from './tables.ts';
import type { Vault } from './vault.ts';
import { wantsMail } from './wantsMail.ts';

export type NewsOfAppointment = {
  reservationId: string;
  patientId: string;
  firstName: string | null;
  reference: string;
  status: AppointmentStatus;
  version: number;
  cancelledBy: 'patient' | 'clinic' | null;
  isMovedByClinic: boolean;
  startsAt: Date;
  endsAt: Date;
  isAhead: boolean;
  cancelUntil: Date;
  now: Date;
  timeZone: string;
  mode: Mode;
  lacksNumber: boolean;
  clinicName: string;
  clinicAddress: string;
  clinicPhone: string | null;
};

export const newsTables = sql`
  appointments as r
    join clinics as c on c.id = r.clinic_id
    join slots as p on p.id = r.slot_id
    join patients as person on person.id = r.patient_id`;

export const newsColumns = sql`
  r.id as "reservationId", r.patient_id as "patientId", person.first_name as "firstName", r.reference, r.status, r.version,
  r.cancelled_by as "cancelledBy", r.moved_from is not null as "isMovedByClinic", r.starts_at as "startsAt", r.ends_at as "endsAt",
  r.starts_at > statement_timestamp() as "isAhead", r.cancel_until as "cancelUntil", statement_timestamp() as now,
  c.time_zone as "timeZone", p.mode, p.mode = 'phone' and ${contactPhoneOf('r')} is null as "lacksNumber", c.name as "clinicName",
  concat_ws(', ', nullif(c.address_line, ''), nullif(c.city, '')) as "clinicAddress", c.phone as "clinicPhone"`;

type NewsForAccount = NewsOfAppointment & {
  login: string;
  to: string;
  ownPatientId: string;
  showsDetails: boolean;
};

/** Access may have ended since. */
export const findNewsForAccount = async (
  db: Kysely<Tables>,
  { id, accountId }: Pick<LeasedRow, 'id' | 'accountId'>,
): Promise<NewsForAccount | undefined> => {
  const { rows } = await sql<NewsForAccount>`
    ${prepared} select ${newsColumns}, own.login, own.email as to, own.patient_id as "ownPatientId", own.email_details as "showsDetails"
    from outbox as this join ${newsTables} on r.id = this.appointment_id
    join accounts as own on own.id = this.account_id and own.id = ${accountId}::uuid and own.closed_at is null and ${wantsMail('own')}
    where this.id = ${id}::uuid and ${mayRead('own', 'r')} and not exists (select from outbox as later
      where later.appointment_id = r.id and later.account_id = own.id and later.template = this.template
        and later.created_at > this.created_at)
  `.execute(db);
  return rows[0];
};

export const newsOf = ({ status, version, cancelledBy, isMovedByClinic }: NewsOfAppointment): AppointmentNews => {
  if (status === 'cancelled') return cancelledBy === 'clinic' ? 'cancelledByClinic' : 'cancelled';
  if (isMovedByClinic) return 'movedByClinic';
  return version === 0 ? 'booked' : 'moved';
};

const before = z.strictObject({
  startsAt: z.iso.datetime().transform((text) => new Date(millisecondsOf(text))),
  timeZone: z.string(),
  mode: z.enum(modes),
  clinicName: z.string(),
});

export const sealBefore = ({ startsAt, timeZone, mode, clinicName }: Before, vault: Vault): Buffer =>
  vault.seal(JSON.stringify({ startsAt, timeZone, mode, clinicName }), outboxContext);

export const readBefore = ({ payloadSealed }: Pick<LeasedRow, 'payloadSealed'>, vault: Vault): Before | null =>
  payloadSealed.length === 0 ? null : before.parse(JSON.parse(vault.open(payloadSealed, outboxContext)));

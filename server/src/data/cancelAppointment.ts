import { sql, type Transaction } from 'kysely';

import type { AppointmentStatus } from '../../../contract/appointments.ts';
import { leaveTrail, type Acting } from './auditTrail.ts';
import { bookingChanged } from './bookingChanged.ts';
import type { ListedSlot } from './offerFreedSlots.ts';
import type { Tables } from './tables.ts';
import { tellPatient, type AppointmentMessage } from './appointmentMessages.ts';

/** On the database’s clock. */
export type Cancellability = {
  status: AppointmentStatus;
  cancelledBy: 'patient' | 'clinic' | null;
  cancelUntil: Date;
  now: Date;
};

/** Lock patient and slot first. */
export const readCancellability = async (
  transaction: Transaction<Tables>,
  reservationId: string,
): Promise<Cancellability | undefined> => {
  const { rows } = await sql<Cancellability>`
    select status, cancelled_by as "cancelledBy", cancel_until as "cancelUntil", statement_timestamp() as now
    from appointments where id = ${reservationId}::uuid
  `.execute(transaction);
  return rows[0];
};

export type Cancellation = {
  reservationId: string;
  by: 'patient' | 'clinic';
  leaving: 'free' | 'busy-unavailable' | 'set-aside';
  message: AppointmentMessage;
};

/** Frees the slot, notifies and audits in one statement. Lock both and check everything first. */
export const writeCancellation = async (
  transaction: Transaction<Tables>,
  acting: Acting,
  { reservationId, by, leaving, message }: Cancellation,
): Promise<void> => {
  const {
    rows: [cancelled],
  } = await sql<ListedSlot & { isFreed: boolean }>`
    with cancelled as (
      update appointments
      set status = 'cancelled', cancelled_by = ${by}, cancelled_at = statement_timestamp(), version = version + 1, moved_from = null
      where id = ${reservationId}::uuid and patient_id = ${acting.patientId}::uuid and status = 'booked'
      returning id, slot_id, patient_id, clinic_id, invitation_id, booked_by_account_id
    ), freed as (
      update slots set status = ${leaving}, withdrawn_by_hand = ${leaving} = 'busy-unavailable', updated_at = statement_timestamp()
      where id in (select slot_id from cancelled) and status = 'busy'
      returning status
    ), ${tellPatient(message, sql`select id, patient_id, clinic_id, invitation_id, booked_by_account_id from cancelled`, acting.accountId)},
    trail as (${leaveTrail(acting, 'reservation.cancelled', sql`select id from cancelled`)})
    select slot_id as "slotId", clinic_id as "clinicId", exists (select from freed where status in ('free', 'elsewhere')) as "isFreed"
    from cancelled
  `.execute(transaction);
  if (cancelled === undefined) throw new Error('A locked, booked appointment could not be cancelled.');
  const appointment = { reservationId, patientId: acting.patientId, change: 'cancelled', by } as const;
  await bookingChanged(transaction, { freed: cancelled.isFreed ? [cancelled] : [], appointment });
};

import { sql, type Transaction } from 'kysely';

import { leaveTrail, type Acting } from './auditTrail.ts';
import { bookingChanged } from './bookingChanged.ts';
import type { ListedSlot } from './offerFreedSlots.ts';
import type { SlotRow } from './slotRows.ts';
import type { Tables } from './tables.ts';
import { takeSlot } from './takeSlot.ts';
import { tellPatient, type AppointmentMessage } from './appointmentMessages.ts';

export type AppointmentMove = {
  reservationId: string;
  from: ListedSlot;
  to: SlotRow;
  perName: string;
  cancelUntil: Date;
  by: 'patient' | 'clinic';
  contactPhone: string | null;
  leaving: 'free' | 'busy-unavailable';
  message: AppointmentMessage;
};

/**
 * Moves, notifies and audits in one statement. Attendance must be confirmed again. A clinic’s move keeps the first
 * start until the patient agrees. Lock patient and both slots and check everything first.
 * @throws a constraint violation (`constraints.ts`) on a lost race
 */
export const writeMove = async (
  transaction: Transaction<Tables>,
  acting: Acting,
  { reservationId, from, to, perName, cancelUntil, by, contactPhone, leaving, message }: AppointmentMove,
): Promise<void> => {
  const movedFrom = by === 'clinic' ? sql`coalesce(visit.moved_from, visit.starts_at)` : sql`null`;
  const {
    rows: [moved],
  } = await sql<{ isFreed: boolean }>`
    with ${takeSlot(to, ['free'])}, moved as (
      update appointments as visit
      set slot_id = taken.id, clinic_id = taken.clinic_id, starts_at = taken.starts_at, ends_at = taken.ends_at,
        per_name = ${perName}, cancel_until = ${cancelUntil}::timestamptz, version = visit.version + 1,
        confirmed_at = null, moved_from = ${movedFrom}, contact_phone = ${contactPhone}::text,
        phone_chosen_by = case when visit.contact_phone = ${contactPhone}::text then visit.phone_chosen_by end
      from taken
      where visit.id = ${reservationId}::uuid and visit.patient_id = ${acting.patientId}::uuid
        and visit.slot_id = ${from.slotId}::uuid and visit.status = 'booked'
      returning visit.id, visit.patient_id, visit.clinic_id, visit.invitation_id, visit.booked_by_account_id
    ), left_behind as (
      update slots set status = ${leaving}, withdrawn_by_hand = ${leaving} = 'busy-unavailable', updated_at = statement_timestamp()
      where id = ${from.slotId}::uuid and status = 'busy' and exists (select from moved)
      returning status
    ), ${tellPatient(message, sql`select id, patient_id, clinic_id, invitation_id, booked_by_account_id from moved`, acting.accountId)},
    trail as (${leaveTrail(acting, 'reservation.moved', sql`select id from moved`)})
    select exists (select from left_behind where status in ('free', 'elsewhere')) as "isFreed" from moved
  `.execute(transaction);
  if (moved === undefined) throw new Error('A locked, booked appointment could not be moved to a locked, free slot.');
  await bookingChanged(transaction, {
    taken: [to],
    freed: moved.isFreed ? [from] : [],
    appointment: { reservationId, patientId: acting.patientId, change: 'moved', by },
  });
};

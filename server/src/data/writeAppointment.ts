import { sql, type RawBuilder, type Transaction } from 'kysely';

import { leaveTrail, type Acting } from './auditTrail.ts';
import { meetAlerts } from './alerts/closeOffers.ts';
import { takenEvents } from './bookingChanged.ts';
import { rememberChoice } from './choices/rememberedChoices.ts';
import { insertEvents, willTell } from './liveEvents.ts';
import { prepared } from './prepared.ts';
import type { SlotRow } from './slotRows.ts';
import type { Tables } from './tables.ts';
import { takeSlot } from './takeSlot.ts';
import { tellPatient, type AppointmentMessage } from './appointmentMessages.ts';

/** The old table name is part of sealed values. */
export const reasonContext = 'reservations.reason';

export type NewAppointment = {
  reservationId: string;
  reference: string;
  slot: SlotRow;
  reasonSealed: Buffer;
  perName: string;
  bookedAt: Date;
  cancelUntil: Date;
  invitationId: string | null;
  contactPhone: string | null;
  message: AppointmentMessage;
  isOffered: boolean;
  /** Null for guests and invited persons. */
  choiceSealed: Buffer | null;
  /** SQL that keeps the answer, of the rows booked. */
  keepingFor: ((booked: RawBuilder<unknown>) => RawBuilder<unknown>) | null;
};

/**
 * Writes everything in one statement. Lock both and check first.
 * @throws a constraint violation (`constraints.ts`) on a lost race
 */
export const writeAppointment = async (
  transaction: Transaction<Tables>,
  actor: Acting,
  { slot, message, isOffered, ...booking }: NewAppointment,
): Promise<void> => {
  const { patientId } = actor;
  const appointment = { reservationId: booking.reservationId, patientId, change: 'booked', by: 'patient' } as const;
  if (isOffered) await meetAlerts(transaction, [slot.slotId], patientId);
  const { rows } = await sql<{ id: string }>`
    ${prepared} with ${takeSlot(slot, ['free', 'set-aside'])}, booked as (
      insert into appointments (id, clinic_id, slot_id, patient_id, booked_by_account_id, reference, reason_sealed, per_name,
        starts_at, ends_at, cancel_until, created_at, invitation_id, contact_phone)
      select ${booking.reservationId}::uuid, clinic_id, id, ${actor.patientId}::uuid, ${actor.accountId}::uuid,
        ${booking.reference}, ${booking.reasonSealed}::bytea, ${booking.perName}, starts_at, ends_at,
        ${booking.cancelUntil}::timestamptz, ${booking.bookedAt}::timestamptz, ${booking.invitationId}::uuid, ${booking.contactPhone}
      from taken
      returning id, clinic_id, patient_id, invitation_id, booked_by_account_id
    ), ${tellPatient(message, sql`select id, patient_id, clinic_id, invitation_id, booked_by_account_id from booked`, actor.accountId)},
    trail as (${leaveTrail(actor, 'reservation.booked', sql`select id from booked`)}),
    remembered as (${rememberChoice(sql`booked`, booking.choiceSealed)}),
    published as (${insertEvents(takenEvents({ taken: [slot], appointment }))})
    ${booking.keepingFor === null ? sql`` : sql`, answered as (${booking.keepingFor(sql`booked`)})`}
    select id from booked
  `.execute(transaction);
  if (rows.length === 0) throw new Error('A locked, free place could not be taken.');
  willTell(transaction);
};

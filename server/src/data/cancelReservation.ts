import { sql, type Transaction } from 'kysely';

import type { ReservationStatus } from '../../../contract/appointments.ts';
import type { Actor } from '../domain/access.ts';
import { leaveTrail } from './auditTrail.ts';
import type { Tables } from './tables.ts';
import { tellPatient, type VisitMessage } from './visitMessages.ts';

/** What a cancellation is decided on. `now` is the database's clock. */
export type Cancellability = {
  status: ReservationStatus;
  cancelledBy: 'patient' | 'clinic' | null;
  cancelUntil: Date;
  now: Date;
};

/** How a reservation stands, read while its patient and its place are locked. */
export const readCancellability = async (
  transaction: Transaction<Tables>,
  reservationId: string,
): Promise<Cancellability | undefined> => {
  const { rows } = await sql<Cancellability>`
    select status, cancelled_by as "cancelledBy", cancel_until as "cancelUntil", statement_timestamp() as now
    from reservations where id = ${reservationId}::uuid
  `.execute(transaction);
  return rows[0];
};

/**
 * Cancels a booked visit for its patient, in one statement: the place is free for all at once, the patient is told and the
 * trail knows. Call it with patient and place locked and nothing in the way.
 */
export const cancelReservation = async (
  transaction: Transaction<Tables>,
  actor: Actor,
  reservationId: string,
  message: VisitMessage,
): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    with cancelled as (
      update reservations
      set status = 'cancelled', cancelled_by = 'patient', cancelled_at = statement_timestamp(), version = version + 1
      where id = ${reservationId}::uuid and patient_id = ${actor.patientId}::uuid and status = 'booked'
      returning id, place_id, patient_id, clinic_id
    ), freed as (
      update places set status = 'free', updated_at = statement_timestamp()
      where id in (select place_id from cancelled) and status = 'busy'
    ), ${tellPatient(message, sql`select id, patient_id, clinic_id from cancelled`)},
    trail as (${leaveTrail(actor, 'reservation.cancelled', sql`select id from cancelled`)})
    select id from cancelled
  `.execute(transaction);
  if (rows.length === 0) throw new Error('A locked, booked visit could not be cancelled.');
};

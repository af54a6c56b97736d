import { sql, type Transaction } from 'kysely';

import type { ConfirmQuestion } from '../domain/confirming.ts';
import { leaveTrail, type Acting } from './auditTrail.ts';
import { bookingChanged } from './bookingChanged.ts';
import type { Tables } from './tables.ts';

/** Lock the patient first. */
export const readConfirmability = async (
  transaction: Transaction<Tables>,
  reservationId: string,
): Promise<ConfirmQuestion | undefined> => {
  const { rows } = await sql<ConfirmQuestion>`
    select status, starts_at as "startsAt", confirmed_at as "confirmedAt", moved_from as "movedFrom", statement_timestamp() as now
    from appointments where id = ${reservationId}::uuid
  `.execute(transaction);
  return rows[0];
};

/** Confirms attendance and accepts a move. Lock the patient first. */
export const writeConfirmation = async (
  transaction: Transaction<Tables>,
  acting: Acting,
  reservationId: string,
): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    with confirmed as (
      update appointments set confirmed_at = statement_timestamp(), moved_from = null
      where id = ${reservationId}::uuid and patient_id = ${acting.patientId}::uuid and status = 'booked'
      returning id
    ), trail as (${leaveTrail(acting, 'reservation.confirmed', sql`select id from confirmed`)})
    select id from confirmed
  `.execute(transaction);
  if (rows.length === 0) throw new Error('A booked appointment of a locked patient could not be confirmed.');
  await bookingChanged(transaction, {
    appointment: { reservationId, patientId: acting.patientId, change: 'confirmed', by: 'patient' },
  });
};

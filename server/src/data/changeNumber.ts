import { sql, type Transaction } from 'kysely';

import { leaveTrail, type Acting } from './auditTrail.ts';
import { bookingChanged } from './bookingChanged.ts';
import { mailedToGuest } from './guest/mails.ts';
import type { Tables } from './tables.ts';

export const readNow = async (transaction: Transaction<Tables>): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select statement_timestamp() as now`.execute(transaction);
  if (rows[0] === undefined) throw new Error('A query without conditions gave no row.');
  return rows[0].now;
};

/** Lock the patient first. */
export const writeNumber = async (
  transaction: Transaction<Tables>,
  acting: Acting,
  { reservationId, phone }: { reservationId: string; phone: string },
): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    with changed as (
      update appointments set contact_phone = ${phone}, phone_chosen_by = ${acting.accountId}::uuid
      where id = ${reservationId}::uuid and patient_id = ${acting.patientId}::uuid and status = 'booked'
      returning id, patient_id, invitation_id
    ), trail as (${leaveTrail(acting, 'reservation.numberChanged', sql`select id from changed`)}),
    ${mailedToGuest(sql`select * from changed where ${acting.accountId}::uuid is null`, 'expressNumber')}
    select id from changed
  `.execute(transaction);
  if (rows.length === 0) throw new Error('A booked appointment of a locked patient could not get a number.');
  await bookingChanged(transaction, {
    appointment: { reservationId, patientId: acting.patientId, change: 'numberChanged', by: 'patient' },
  });
};

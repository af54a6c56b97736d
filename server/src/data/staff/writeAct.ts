import { sql, type Transaction } from 'kysely';

import type { AppointmentStatus } from '../../../../contract/appointmentStatuses.ts';
import type { AppointmentRow } from '../appointmentRows.ts';
import { clinicActing, leaveTrail } from '../auditTrail.ts';
import { bookingChanged } from '../bookingChanged.ts';
import type { Tables } from '../tables.ts';

export type ActChange = 'arrived' | 'kept' | 'missed' | 'undone';

/** Lock the patient and check first. */
export const writeAct = async (
  transaction: Transaction<Tables>,
  deps: { requestId: string },
  { reservationId, patientId }: Pick<AppointmentRow, 'reservationId' | 'patientId'>,
  { to, change }: { to: AppointmentStatus; change: ActChange },
): Promise<void> => {
  const acting = clinicActing(deps, patientId);
  await sql`
    with acted as (update appointments set status = ${to} where id = ${reservationId}::uuid returning id)
    ${leaveTrail(acting, `reservation.${change}`, sql`select id from acted`)}
  `.execute(transaction);
  await bookingChanged(transaction, { appointment: { reservationId, patientId, change, by: 'clinic' } });
};

import { sql, type Transaction } from 'kysely';

import { recordEvents } from '../liveEvents.ts';
import type { Tables } from '../tables.ts';
import { leaveForPatient, type AppointmentMessage } from '../appointmentMessages.ts';
import type { RemindedAppointment } from './remindedAppointment.ts';

/** Sends no “message waiting” email: the reminder’s says more. Lock the patient first. */
export const leaveReminder = async (
  transaction: Transaction<Tables>,
  { reservationId, patientId }: Pick<RemindedAppointment, 'reservationId' | 'patientId'>,
  message: AppointmentMessage,
): Promise<void> => {
  const appointment = sql`select id, patient_id, clinic_id from appointments where id = ${reservationId}::uuid`;
  await sql`with ${leaveForPatient(message, appointment)} select id from told`.execute(transaction);
  await recordEvents(transaction, [{ type: 'unread', patientId }]);
};

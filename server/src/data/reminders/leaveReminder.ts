import { sql, type Transaction } from 'kysely';

import { recordEvents } from '../liveEvents.ts';
import type { Tables } from '../tables.ts';
import { leaveForPatient, type AppointmentMessage } from '../appointmentMessages.ts';
import type { RemindedAppointment } from './remindedAppointment.ts';

/** Leaves a reminder in the mailbox of a visit’s patient, and tells the open pages; its mail says more than that one waits. Call it with the patient locked. */
export const leaveReminder = async (
  transaction: Transaction<Tables>,
  { reservationId, patientId }: Pick<RemindedAppointment, 'reservationId' | 'patientId'>,
  message: AppointmentMessage,
): Promise<void> => {
  const appointment = sql`select id, patient_id, clinic_id from appointments where id = ${reservationId}::uuid`;
  await sql`with ${leaveForPatient(message, appointment)} select id from told`.execute(transaction);
  await recordEvents(transaction, [{ type: 'unread', patientId }]);
};

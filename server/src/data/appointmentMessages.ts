import { sql, type RawBuilder } from 'kysely';

import { mailedToGuest } from './guest/mails.ts';
import { mailedAbout, received } from './mailbox/readersOf.ts';

/** A message to the patient about a visit, ready to be stored: the body is sealed. From the network, unless the clinic itself acts. */
export type AppointmentMessage = {
  messageId: string;
  subject: string;
  bodySealed: Buffer;
  sender?: 'network' | 'clinic';
};

/** Where the body of a message is sealed; the context with which it opens again. */
export const messageContext = 'messages.body';

/**
 * Two parts of a `with` list that put a message into the patient's mailbox and before the eyes of their own account: `told` and
 * `received`. `visits` is a query of one row at most with `id`, `patient_id` and `clinic_id` of a reservation.
 */
export const leaveForPatient = (
  { messageId, subject, bodySealed, sender = 'network' }: AppointmentMessage,
  appointments: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  told as (
    insert into messages (id, thread_id, patient_id, clinic_id, appointment_id, kind, sender, subject, body_sealed, sent_at)
    select ${messageId}::uuid, ${messageId}::uuid, visit.patient_id, visit.clinic_id, visit.id, 'appointment', ${sender},
      ${subject}, ${bodySealed}::bytea, statement_timestamp()
    from (${appointments}) as visit
    returning id, patient_id
  ), ${received}`;

/**
 * The same, and the mail that says that the message waits: `mailed`; whoever booked without an account is told by mail alone. Of `visits` it
 * reads `invitation_id` and `booked_by_account_id` too.
 */
export const tellPatient = (message: AppointmentMessage, appointments: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  ${leaveForPatient(message, appointments)}, ${mailedAbout(appointments)}, ${mailedToGuest(appointments)}`;

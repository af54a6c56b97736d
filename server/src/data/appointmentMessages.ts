import { sql, type RawBuilder } from 'kysely';

import { mailedToGuest } from './guest/mails.ts';
import { mailedAbout, receivedFrom } from './mailbox/readersOf.ts';

/** The default sender is the network. */
export type AppointmentMessage = {
  messageId: string;
  subjectSealed: Buffer;
  bodySealed: Buffer;
  sender?: 'network' | 'clinic';
  /** Of a move: how it was. */
  beforeSealed?: Buffer;
};

const nothing = Buffer.alloc(0);

export const messageContext = 'messages.body';
export const subjectContext = 'messages.subject';

/** CTEs `told` and `received`. `appointments` gives at most one row, with `id`, `patient_id` and `clinic_id`. */
export const leaveForPatient = (
  { messageId, subjectSealed, bodySealed, sender = 'network' }: AppointmentMessage,
  appointments: RawBuilder<unknown>,
  doneBy: string | null = null,
): RawBuilder<unknown> => sql`
  told as (
    insert into messages (id, thread_id, patient_id, clinic_id, appointment_id, kind, sender, subject_sealed, body_sealed, sent_at)
    select ${messageId}::uuid, ${messageId}::uuid, visit.patient_id, visit.clinic_id, visit.id, 'appointment', ${sender},
      ${subjectSealed}::bytea, ${bodySealed}::bytea, statement_timestamp()
    from (${appointments}) as visit
    returning id, patient_id
  ), ${receivedFrom(doneBy)}`;

/** Adds notification emails, a guest’s only notice. Also reads `invitation_id` and `booked_by_account_id`. */
export const tellPatient = (
  message: AppointmentMessage,
  appointments: RawBuilder<unknown>,
  doneBy: string | null,
): RawBuilder<unknown> => sql`
  ${leaveForPatient(message, appointments, doneBy)},
  ${mailedAbout(appointments, { doneBy, beforeSealed: message.beforeSealed ?? nothing })},
  ${mailedToGuest(appointments, 'expressVisit', message.beforeSealed)}`;

import { sql, type RawBuilder } from 'kysely';

/** A message to the patient about a visit, ready to be stored: the body is sealed. */
export type VisitMessage = { messageId: string; subject: string; bodySealed: Buffer };

/** Where the body of a message is sealed; the context with which it opens again. */
export const messageContext = 'messages.body';

/**
 * Two parts of a `with` list that put a message into the patient's mailbox, and before the eyes of their own account:
 * `told` and `received`. `visits` is a query of one row at most with `id`, `patient_id` and `clinic_id` of a reservation.
 */
export const tellPatient = ({ messageId, subject, bodySealed }: VisitMessage, visits: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  told as (
    insert into messages (id, thread_id, patient_id, clinic_id, reservation_id, kind, sender, subject, body_sealed, sent_at)
    select ${messageId}::uuid, ${messageId}::uuid, visit.patient_id, visit.clinic_id, visit.id, 'appointment', 'network',
      ${subject}, ${bodySealed}::bytea, statement_timestamp()
    from (${visits}) as visit
    returning id, patient_id
  ), received as (
    insert into message_recipients (message_id, account_id)
    select told.id, accounts.id from told join accounts on accounts.patient_id = told.patient_id and accounts.closed_at is null
  )`;

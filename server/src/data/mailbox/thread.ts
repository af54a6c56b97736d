import { sql, type Kysely } from 'kysely';

import type { OfferState } from '../../../../contract/mailbox.ts';
import type { Tables } from '../tables.ts';
import type { MessagesTable } from '../tables/messages.ts';
import type { StoredSubject } from './subjects.ts';
import type { Sender } from './threads.ts';

export type MessageRow = Sender &
  StoredSubject & {
    messageId: string;
    kind: MessagesTable['kind'];
    bodySealed: Buffer;
    sentAt: Date;
    readAt: Date | null;
    isArchived: boolean;
    reservationId: string | null;
    offer: OfferState | null;
  };

/** One person, by a constraint; the clinic only if it can be written to. */
export type ThreadHead = StoredSubject & {
  threadId: string;
  patientId: string;
  firstName: string | null;
  lastName: string | null;
  clinicId: string | null;
  clinicName: string | null;
  kind: MessagesTable['kind'];
};

/** Check access to the patient. */
export const findThread = (db: Kysely<Tables>, threadId: string): Promise<ThreadHead | undefined> =>
  db
    .selectFrom('messages')
    .innerJoin('patients', 'patients.id', 'messages.patient_id')
    .leftJoin('clinics', (join) => join.onRef('clinics.id', '=', 'messages.clinic_id').on('clinics.active', '=', true))
    .where('thread_id', '=', threadId)
    .orderBy('sent_at')
    .orderBy('messages.id')
    .limit(1)
    .select([
      'thread_id as threadId',
      'patient_id as patientId',
      'first_name as firstName',
      'last_name as lastName',
      'subject as clearSubject',
      'subject_sealed as subjectSealed',
      'messages.kind',
      'clinics.id as clinicId',
      'clinics.name as clinicName',
    ])
    .executeTakeFirst();

/** `tellOffer` writes both at one instant. An offer is forgotten with its alert, long after its end. */
const offerState = sql`
  case when message.kind = 'alert' then coalesce((
    select case when told.outcome = 'taken' then 'taken'
      when told.outcome is null and told.expires_at > statement_timestamp() then 'open' else 'over' end
    from alert_offers as told where told.patient_id = message.patient_id and told.notified_at = message.sent_at
  ), 'over') end`;

export const listMessages = async (db: Kysely<Tables>, threadId: string, accountId: string): Promise<MessageRow[]> => {
  const { rows } = await sql<MessageRow>`
    select message.id as "messageId", message.kind, message.sender, message.subject as "clearSubject",
      message.subject_sealed as "subjectSealed", message.body_sealed as "bodySealed",
      message.sent_at as "sentAt", message.appointment_id as "reservationId", message.author_account_id as "authorAccountId",
      coalesce(mine.read_at, mine.archived_at) as "readAt", mine.archived_at is not null as "isArchived", clinics.name as "clinicName",
      ${offerState} as offer,
      nullif(concat_ws(' ', author.first_name, author.last_name), '') as "authorName"
    from messages as message
    left join message_recipients as mine on mine.message_id = message.id and mine.account_id = ${accountId}
    left join clinics on clinics.id = message.clinic_id
    left join accounts as writer on writer.id = message.author_account_id
    left join patients as author on author.id = writer.patient_id
    where message.thread_id = ${threadId}
    order by message.sent_at, message.id
  `.execute(db);
  return rows;
};

import { sql, type Kysely } from 'kysely';

import { unreadableText } from '../../domain/unreadable.ts';
import { messageContext } from '../appointmentMessages.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { fullNameOf } from './clinicThreads.ts';
import { withSubject, type StoredSubject } from './subjects.ts';

export type WaitingMessage = {
  messageId: string;
  threadId: string;
  patientId: string;
  name: string;
  /** Who wrote, where that was not the patient. */
  writer: string | null;
  sentAt: Date;
  subject: string;
  body: string;
};

type Row = Omit<WaitingMessage, 'body' | 'subject'> & StoredSubject & { bodySealed: Buffer };

/** Oldest first, with people: record the look. @param clinicId id or exact name */
export const listWaiting = async (db: Kysely<Tables>, vault: Vault, clinicId: string): Promise<WaitingMessage[]> => {
  const { rows } = await sql<Row>`
    select written.id as "messageId", written.thread_id as "threadId", written.patient_id as "patientId",
      ${fullNameOf('person')} as name, case when author.id <> written.patient_id then ${fullNameOf('author')} end as writer,
      written.sent_at as "sentAt", written.subject as "clearSubject", written.subject_sealed as "subjectSealed",
      written.body_sealed as "bodySealed"
    from clinic_threads as thread
    join clinics on clinics.id = thread.clinic_id and ${clinicId} in (clinics.id::text, clinics.name)
    join messages as written on written.thread_id = thread.thread_id and written.sender = 'patient'
      and written.sent_at >= thread.waiting_since
    join patients as person on person.id = written.patient_id
    left join accounts as writing on writing.id = written.author_account_id
    left join patients as author on author.id = writing.patient_id
    order by written.sent_at, written.id limit 200
  `.execute(db);
  return rows.map(({ bodySealed, ...row }) => ({
    ...withSubject(vault, row),
    body: vault.openOr(bodySealed, messageContext, unreadableText),
  }));
};

/** Of a message that a patient wrote to a clinic. */
export const findThreadOf = async (db: Kysely<Tables>, messageId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ threadId: string }>`
    select thread_id as "threadId" from messages
    where id::text = ${messageId} and sender = 'patient' and clinic_id is not null
  `.execute(db);
  return rows[0]?.threadId;
};

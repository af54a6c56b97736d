import { sql, type Kysely } from 'kysely';

import { unreadableText } from '../../domain/unreadable.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { messageContext } from '../appointmentMessages.ts';
import { withSubject, type StoredSubject } from './subjects.ts';

export type WaitingMessage = {
  messageId: string;
  threadId: string;
  patientId: string;
  sentAt: Date;
  subject: string;
  body: string;
};

/** @param clinicId id or exact name */
export const listWaiting = async (db: Kysely<Tables>, vault: Vault, clinicId: string): Promise<WaitingMessage[]> => {
  const { rows } = await sql<Omit<WaitingMessage, 'body' | 'subject'> & StoredSubject & { bodySealed: Buffer }>`
    select written.id as "messageId", written.thread_id as "threadId", written.patient_id as "patientId",
      written.sent_at as "sentAt", written.subject as "clearSubject", written.subject_sealed as "subjectSealed", written.body_sealed as "bodySealed"
    from messages as written join clinics on clinics.id = written.clinic_id
    join clinic_threads as care on care.thread_id = written.thread_id and care.waiting_since is not null
    where written.sender = 'patient' and ${clinicId} in (clinics.id::text, clinics.name)
      and not exists (
        select from messages as answer
        where answer.thread_id = written.thread_id and answer.sender = 'clinic' and answer.sent_at > written.sent_at)
    order by written.sent_at, written.id limit 200
  `.execute(db);
  return rows.map(({ bodySealed, ...row }) => ({
    ...withSubject(vault, row),
    body: vault.openOr(bodySealed, messageContext, unreadableText),
  }));
};

export const findThreadOf = async (db: Kysely<Tables>, messageId: string): Promise<string | undefined> => {
  const {
    rows: [row],
  } = await sql<{ threadId: string }>`
    select thread_id as "threadId" from messages
    where id::text = ${messageId} and sender = 'patient' and clinic_id is not null
  `.execute(db);
  return row?.threadId;
};

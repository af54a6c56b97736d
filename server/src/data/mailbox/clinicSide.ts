import { sql, type Kysely } from 'kysely';

import { unreadableText } from '../../domain/unreadable.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { messageContext } from '../appointmentMessages.ts';
import { withSubject, type StoredSubject } from './subjects.ts';

export type WaitingMessage = { messageId: string; sentAt: Date; subject: string; body: string };

/** Oldest first. @param clinicId id or exact name */
export const listWaiting = async (db: Kysely<Tables>, vault: Vault, clinicId: string): Promise<WaitingMessage[]> => {
  const { rows } = await sql<Omit<WaitingMessage, 'body' | 'subject'> & StoredSubject & { bodySealed: Buffer }>`
    select written.id as "messageId", written.sent_at as "sentAt",
      written.subject as "clearSubject", written.subject_sealed as "subjectSealed", written.body_sealed as "bodySealed"
    from messages as written join clinics on clinics.id = written.clinic_id
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

export type AnswerableThread = { threadId: string; patientId: string; clinicId: string; subject: string };

export const findThreadOf = async (
  db: Kysely<Tables>,
  vault: Vault,
  messageId: string,
): Promise<AnswerableThread | undefined> => {
  const {
    rows: [row],
  } = await sql<Omit<AnswerableThread, 'subject'> & StoredSubject>`
    select thread_id as "threadId", patient_id as "patientId", clinic_id as "clinicId", subject as "clearSubject", subject_sealed as "subjectSealed"
    from messages where id::text = ${messageId} and sender = 'patient' and clinic_id is not null
  `.execute(db);
  return row && withSubject(vault, row);
};

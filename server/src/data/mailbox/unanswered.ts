import { sql, type Transaction } from 'kysely';

import type { Language } from '../../../../contract/catalogues.ts';
import type { Tables } from '../tables.ts';
import type { StoredSubject } from './subjects.ts';

export type UnansweredMessage = StoredSubject & {
  messageId: string;
  threadId: string;
  patientId: string;
  clinicId: string;
  lang: Language;
  ageSeconds: number;
};

/** Locked, so that only one process answers. */
export const takeUnanswered = async (transaction: Transaction<Tables>): Promise<UnansweredMessage[]> => {
  const { rows } = await sql<UnansweredMessage>`
    select written.id as "messageId", written.thread_id as "threadId", written.patient_id as "patientId", written.clinic_id as "clinicId",
      written.subject as "clearSubject", written.subject_sealed as "subjectSealed", coalesce(accounts.lang, 'fr') as lang, extract(epoch from now() - written.sent_at)::integer as "ageSeconds"
    from messages as written
    join clinics on clinics.id = written.clinic_id and clinics.source = 'demo'
    join clinic_threads as care on care.thread_id = written.thread_id and care.waiting_since is not null and care.taken_by is null
    left join accounts on accounts.id = written.author_account_id
    where written.sender = 'patient' and written.sent_at > now() - interval '1 hour'
      and not exists (
        select from messages as answer
        where answer.thread_id = written.thread_id and answer.sender = 'clinic' and answer.sent_at > written.sent_at)
      and not exists (
        select from staff_clinics as post join staff_sessions as open on open.staff_id = post.staff_id
        where post.clinic_id = written.clinic_id and open.last_seen_at > now() - interval '30 minutes')
    order by written.sent_at limit 20 for update of written, care skip locked
  `.execute(transaction);
  return rows;
};

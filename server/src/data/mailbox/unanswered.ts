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

/** Locks recent messages to demo clinics, so that only one process answers. None where somebody was at work who may answer. */
export const takeUnanswered = async (transaction: Transaction<Tables>): Promise<UnansweredMessage[]> => {
  const { rows } = await sql<UnansweredMessage>`
    select written.id as "messageId", written.thread_id as "threadId", written.patient_id as "patientId", written.clinic_id as "clinicId",
      written.subject as "clearSubject", written.subject_sealed as "subjectSealed", coalesce(accounts.lang, 'fr') as lang, extract(epoch from now() - written.sent_at)::integer as "ageSeconds"
    from messages as written
    join clinics on clinics.id = written.clinic_id and clinics.source = 'demo'
    join clinic_threads as thread on thread.message_id = written.id and thread.waiting_since is not null and thread.taken_by is null
    left join accounts on accounts.id = written.author_account_id
    where written.sent_at > now() - interval '1 hour'
      and not exists (
        select from staff_clinics as post join staff_sessions as session on session.staff_id = post.staff_id
        where post.clinic_id = written.clinic_id and post.role <> 'professional'
          and session.last_seen_at > now() - interval '30 minutes')
    order by written.sent_at limit 20 for update of thread skip locked
  `.execute(transaction);
  return rows;
};

import { sql, type Kysely } from 'kysely';

import type { Tables } from '../tables.ts';
import { isUnread, readablePeople } from './readablePeople.ts';

/** `clinicName` is null for the network, `firstName` for a message about the reader. */
export type WaitingThread = { threadId: string; clinicName: string | null; firstName: string | null };

/** The thread with unread messages, if exactly one. @param today in Quebec */
export const soleWaitingThread = async (
  db: Kysely<Tables>,
  accountId: string,
  today: string,
): Promise<WaitingThread | null> => {
  const {
    rows: [own],
  } = await sql<{ patientId: string }>`select patient_id as "patientId" from accounts where id = ${accountId}`.execute(
    db,
  );
  if (own === undefined) return null;
  const { rows } = await sql<WaitingThread>`
    select distinct messages.thread_id as "threadId", case when messages.sender = 'clinic' then clinics.name end as "clinicName",
      case when messages.patient_id <> ${own.patientId}::uuid then person.first_name end as "firstName"
    from messages join patients as person on person.id = messages.patient_id left join clinics on clinics.id = messages.clinic_id
    where messages.patient_id in (${readablePeople({ accountId, ...own }, today)}) and ${isUnread('messages', accountId)}
    limit 2
  `.execute(db);
  return rows.length === 1 ? (rows[0] ?? null) : null;
};

import { sql, type Kysely } from 'kysely';

import { isUnread, readablePeople, type Reader } from './mailbox/readablePeople.ts';
import type { Tables } from './tables.ts';

/** Omits zeros; sums to `countUnread`. @param today in Quebec */
export const countUnreadByPatient = async (
  db: Kysely<Tables>,
  reader: Reader,
  today: string,
): Promise<{ patientId: string; unread: number }[]> => {
  const { rows } = await sql<{ patientId: string; unread: number }>`
    select messages.patient_id as "patientId", count(*)::integer as unread
    from messages
    where messages.patient_id in (${readablePeople(reader, today)}) and ${isUnread('messages', reader.accountId)}
    group by messages.patient_id order by messages.patient_id
  `.execute(db);
  return rows;
};

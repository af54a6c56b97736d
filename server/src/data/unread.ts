import { sql, type Kysely } from 'kysely';

import { isUnread, readablePeople, type Reader } from './mailbox/readablePeople.ts';
import type { Tables } from './tables.ts';

/** Unread and readable now (product §8 Messages). @param today in Quebec */
export const countUnread = async (
  db: Kysely<Tables>,
  reader: Reader,
  today: string,
  aboutPatient?: string,
): Promise<number> => {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::integer as unread
    from messages
    where messages.patient_id in (${readablePeople(reader, today)}) and ${isUnread('messages', reader.accountId)}
      ${aboutPatient === undefined ? sql`` : sql`and messages.patient_id = ${aboutPatient}`}
  `.execute(db);
  return rows[0]?.unread ?? 0;
};

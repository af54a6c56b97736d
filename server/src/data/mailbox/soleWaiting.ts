import { sql, type Kysely } from 'kysely';

import type { Tables } from '../tables.ts';
import { isUnread, readablePeople } from './readablePeople.ts';

/** Returns the thread with unread messages, if exactly one. @param today in Quebec */
export const soleWaitingThread = async (
  db: Kysely<Tables>,
  accountId: string,
  today: string,
): Promise<string | null> => {
  const {
    rows: [own],
  } = await sql<{ patientId: string }>`select patient_id as "patientId" from accounts where id = ${accountId}`.execute(
    db,
  );
  if (own === undefined) return null;
  const { rows } = await sql<{ threadId: string }>`
    select distinct messages.thread_id as "threadId" from messages
    where messages.patient_id in (${readablePeople({ accountId, ...own }, today)}) and ${isUnread('messages', accountId)}
    limit 2
  `.execute(db);
  return rows.length === 1 ? (rows[0]?.threadId ?? null) : null;
};

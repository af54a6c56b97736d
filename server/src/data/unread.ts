import { sql, type Kysely } from 'kysely';

import type { Tables } from './tables.ts';

export type Reader = { accountId: string; patientId: string };

/**
 * How many messages wait for an account: everything it has not read and may read now, its own person's and that of the people
 * it acts for at level *messages* (product §8 Messages). What patients wrote themselves waits for nobody.
 * @param today the calendar date in Quebec, `YYYY-MM-DD`
 */
export const countUnread = async (db: Kysely<Tables>, { accountId, patientId }: Reader, today: string): Promise<number> => {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::integer as unread
    from messages
    where messages.patient_id in (
        select ${patientId}::uuid
        union
        select link.patient_id from dependents as link
        where link.account_id = ${accountId} and link.state = 'active' and link.locked_at is null
          and 'messages' = any(link.scopes)
          and link.starts_on <= ${today}::date and (link.ends_on is null or link.ends_on >= ${today}::date))
      and messages.sender <> 'patient'
      and not exists (
        select from message_recipients as mine
        where mine.message_id = messages.id and mine.account_id = ${accountId} and mine.read_at is not null)
  `.execute(db);
  return rows[0]?.unread ?? 0;
};

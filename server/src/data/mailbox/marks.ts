import { sql, type Kysely } from 'kysely';

import type { Tables } from '../tables.ts';
import { isMeantFor, readablePeople, type Reader } from './readablePeople.ts';

type Reading = { reader: Reader; today: string };

/** Keeps the first reading time; skips messages the account may not read. */
export const markRead = async (
  db: Kysely<Tables>,
  messageIds: readonly string[],
  { reader, today }: Reading,
): Promise<string[]> => {
  const { rows } = await sql<{ patientId: string }>`
    with marked as (
      insert into message_recipients (message_id, account_id, read_at)
      select id, ${reader.accountId}, now() from messages
      where id = any(${messageIds}::uuid[]) and patient_id in (${readablePeople(reader, today)}) and ${isMeantFor('messages', reader.accountId)}
      on conflict (message_id, account_id) do update set read_at = now() where message_recipients.read_at is null
      returning message_id)
    select distinct patient_id as "patientId" from messages where id in (select message_id from marked)
  `.execute(db);
  return rows.map(({ patientId }) => patientId);
};

/** For one account. Later messages reappear in the inbox. */
export const archiveThread = async (
  db: Kysely<Tables>,
  threadId: string,
  { accountId }: Pick<Reader, 'accountId'>,
  archived: boolean,
): Promise<void> => {
  const at = archived ? sql`now()` : sql`null::timestamptz`;
  await sql`
    insert into message_recipients (message_id, account_id, archived_at)
    select id, ${accountId}, ${at} from messages where thread_id = ${threadId} and sender <> 'patient'
    on conflict (message_id, account_id) do update set archived_at = excluded.archived_at
    where (message_recipients.archived_at is null) <> (excluded.archived_at is null)
  `.execute(db);
};

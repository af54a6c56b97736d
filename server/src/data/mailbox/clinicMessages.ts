import { sql, type Kysely } from 'kysely';

import type { Tables } from '../tables.ts';
import type { MessagesTable } from '../tables/messages.ts';

export type ClinicMessageRow = {
  messageId: string;
  sender: MessagesTable['sender'];
  bodySealed: Buffer;
  sentAt: Date;
  author: string | null;
  isDelegates: boolean;
  staffId: string | null;
};

export const listMessagesForClinic = async (db: Kysely<Tables>, threadId: string): Promise<ClinicMessageRow[]> => {
  const { rows } = await sql<ClinicMessageRow>`
    select message.id as "messageId", message.sender, message.body_sealed as "bodySealed", message.sent_at as "sentAt",
      coalesce(staff.name, nullif(concat_ws(' ', author.first_name, author.last_name), '')) as author,
      coalesce(author.id <> message.patient_id, false) as "isDelegates", staff.id as "staffId"
    from messages as message
    left join accounts on accounts.id = message.author_account_id
    left join patients as author on author.id = accounts.patient_id
    left join staff_answers as answer on answer.message_id = message.id
    left join staff on staff.id = answer.staff_id
    where message.thread_id = ${threadId}::uuid
    order by message.sent_at, message.id
  `.execute(db);
  return rows;
};

export const wasWritten = async (db: Kysely<Tables>, messageId: string, threadId: string): Promise<boolean> =>
  (await db
    .selectFrom('messages')
    .select('id')
    .where('id', '=', messageId)
    .where('thread_id', '=', threadId)
    .executeTakeFirst()) !== undefined;

import { sql, type Kysely } from 'kysely';

import { unreadableText } from '../../domain/unreadable.ts';
import { messageContext } from '../appointmentMessages.ts';
import type { Tables } from '../tables.ts';
import type { MessagesTable } from '../tables/messages.ts';
import type { Vault } from '../vault.ts';
import { fullNameOf } from './clinicThreads.ts';

export type ClinicMessage = {
  messageId: string;
  sender: MessagesTable['sender'];
  body: string;
  sentAt: Date;
  /** Of a person, or of the member of the staff. */
  author: string | null;
  isPatients: boolean;
  staffId: string | null;
};

type Row = Omit<ClinicMessage, 'body'> & { bodySealed: Buffer };

/** Whoever wrote it, as the clinic reads it. The oldest first. */
export const listMessagesForClinic = async (
  db: Kysely<Tables>,
  vault: Vault,
  threadId: string,
): Promise<ClinicMessage[]> => {
  const { rows } = await sql<Row>`
    select message.id as "messageId", message.sender, message.body_sealed as "bodySealed", message.sent_at as "sentAt",
      coalesce(staff.name, nullif(${fullNameOf('author')}, '')) as author,
      coalesce(author.id = message.patient_id, false) as "isPatients", staff.id as "staffId"
    from messages as message
    left join accounts as writing on writing.id = message.author_account_id
    left join patients as author on author.id = writing.patient_id
    left join staff on staff.id = message.author_staff_id
    where message.thread_id = ${threadId}::uuid
    order by message.sent_at, message.id
  `.execute(db);
  return rows.map(({ bodySealed, ...row }) => ({
    ...row,
    body: vault.openOr(bodySealed, messageContext, unreadableText),
  }));
};

import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import { recordEvents } from '../liveEvents.ts';
import type { Tables } from '../tables.ts';
import type { MessagesTable } from '../tables/messages.ts';
import type { Vault } from '../vault.ts';
import { messageContext, subjectContext } from '../appointmentMessages.ts';
import { mailed, received } from './readersOf.ts';

export type Message = {
  patientId: string;
  /** Null for the network. */
  clinicId: string | null;
  /** Omitted for a new thread. */
  threadId?: string;
  kind: MessagesTable['kind'];
  subject: string;
  body: string;
  /** Where a retry is to find it. */
  messageId?: string;
  /** Who of the clinic wrote it. */
  staffId?: string | undefined;
};

const insert = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { patientId, clinicId, threadId, kind, subject, body, staffId, messageId = newId() }: Message,
  seenBy: RawBuilder<unknown>,
): Promise<string> => {
  await sql`
    with told as (
      insert into messages (id, thread_id, patient_id, clinic_id, kind, sender, author_staff_id, subject_sealed, body_sealed, sent_at)
      values (${messageId}::uuid, ${threadId ?? messageId}::uuid, ${patientId}::uuid, ${clinicId}::uuid, ${kind},
        ${clinicId === null ? 'network' : 'clinic'}, ${staffId ?? null}::uuid, ${vault.seal(subject, subjectContext)},
        ${vault.seal(body, messageContext)}, clock_timestamp())
      returning id, patient_id
    ), ${seenBy}
    select id from told
  `.execute(transaction);
  const isAnswer = clinicId !== null && threadId !== undefined;
  await recordEvents(transaction, [
    { type: 'unread', patientId },
    ...(isAnswer ? [{ type: 'thread', clinicId } as const] : []),
  ]);
  return messageId;
};

/** Also queues the email and publishes. @returns its id */
export const deliverMessage = (transaction: Transaction<Tables>, vault: Vault, message: Message): Promise<string> =>
  insert(transaction, vault, message, sql`${received}, ${mailed}`);

export const isWritten = async (db: Kysely<Tables>, messageId: string): Promise<boolean> =>
  (await db.selectFrom('messages').select('id').where('id', '=', messageId).executeTakeFirst()) !== undefined;

/** Sends no email: another says the same. */
export const leaveNotice = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  notice: Pick<Message, 'patientId' | 'subject' | 'body'>,
): Promise<void> => {
  await insert(transaction, vault, { clinicId: null, kind: 'system', ...notice }, received);
};

import { sql, type Kysely } from 'kysely';

import type { FiledAttachment, FiledMessage } from '../../domain/export/communication.ts';
import { unreadableText } from '../../domain/unreadable.ts';
import { recordsOf } from '../guest/ownRecords.ts';
import { fileNameOf } from '../mailbox/attachments.ts';
import { withSubject, type StoredSubject } from '../mailbox/subjects.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { messageContext } from '../appointmentMessages.ts';

/** Decrypted, without files’ contents. */
export type MessageToFile = Omit<FiledMessage, 'attachments'> & {
  /** To the microsecond, for the cursor. */
  exactSentAt: string;
  attachments: Omit<FiledAttachment, 'content'>[];
};

type MessageRow = Omit<MessageToFile, 'body' | 'subject' | 'attachments'> & StoredSubject & { bodySealed: Buffer };

export type MessageKey = Pick<MessageToFile, 'messageId' | 'exactSentAt'>;

const readRows = async (
  db: Kysely<Tables>,
  owner: { accountId: string; patientId: string },
  after: MessageKey | null,
  limit: number,
): Promise<MessageRow[]> => {
  const { rows } = await sql<MessageRow>`
    select message.id as "messageId", message.kind, message.sender, message.clinic_id as "clinicId", message.author_account_id as author,
      message.subject as "clearSubject", message.subject_sealed as "subjectSealed",
      message.body_sealed as "bodySealed", message.sent_at as "sentAt", message.sent_at::text as "exactSentAt",
      coalesce(mine.read_at, mine.archived_at) as "readAt", mine.archived_at as "archivedAt", message.appointment_id as "reservationId",
      (select before.id from messages as before
        where before.thread_id = message.thread_id and before.patient_id = message.patient_id
          and (before.sent_at, before.id) < (message.sent_at, message.id)
        order by before.sent_at desc, before.id desc limit 1) as answers
    from messages as message
    left join message_recipients as mine on mine.message_id = message.id and mine.account_id = ${owner.accountId}::uuid
    where message.patient_id in ${recordsOf(owner.patientId)}
      ${after === null ? sql`` : sql`and (message.sent_at, message.id) > (${after.exactSentAt}::timestamptz, ${after.messageId}::uuid)`}
    order by message.sent_at, message.id limit ${limit}
  `.execute(db);
  return rows;
};

const readFiles = (db: Kysely<Tables>, messageIds: readonly string[]) =>
  db
    .selectFrom('attachments')
    .where('message_id', 'in', messageIds)
    .select([
      'id as attachmentId',
      'message_id as messageId',
      'name_sealed as nameSealed',
      'media_type as type',
      'size',
    ])
    .orderBy('id')
    .execute();

/** Oldest first, so replies follow. */
export const readMessagesToFile = async (
  db: Kysely<Tables>,
  vault: Vault,
  owner: { accountId: string; patientId: string },
  { after, limit }: { after: MessageKey | null; limit: number },
): Promise<MessageToFile[]> => {
  const rows = await readRows(db, owner, after, limit);
  const files =
    rows.length === 0
      ? []
      : await readFiles(
          db,
          rows.map(({ messageId }) => messageId),
        );
  return rows.map(({ bodySealed, ...message }) => ({
    ...withSubject(vault, message),
    body: vault.openOr(bodySealed, messageContext, unreadableText),
    attachments: files
      .filter(({ messageId }) => messageId === message.messageId)
      .map(({ attachmentId, nameSealed, type, size }) => ({
        attachmentId,
        name: fileNameOf(vault, nameSealed),
        type,
        size,
      })),
  }));
};

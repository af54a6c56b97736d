import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Attachment } from '../../../../contract/mailbox.ts';
import { BrokenRule, MissingRecord } from '../../domain/errors.ts';
import type { AttachmentType } from '../../domain/mailbox/attachedFile.ts';
import { unreadableText } from '../../domain/unreadable.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { lockAccount } from '../lockAccount.ts';

type Db = Kysely<Tables>;

export const nameContext = 'attachments.name';
export const contentContext = 'attachments.content';

export const fileNameOf = (vault: Vault, nameSealed: Buffer): string =>
  vault.openOr(nameSealed, nameContext, unreadableText);

const unsentHours = 24;

export type NewFile = { accountId: string; name: string; type: AttachmentType; content: Buffer };

export const keepFile = async (
  db: Db,
  vault: Vault,
  { accountId, name, type, content }: NewFile,
): Promise<Attachment> => {
  const attachmentId = newId();
  await db
    .insertInto('attachments')
    .values({
      id: attachmentId,
      account_id: accountId,
      message_id: null,
      media_type: type,
      size: content.length,
      name_sealed: vault.seal(name, nameContext),
      content_sealed: vault.seal(content, contentContext),
    })
    .execute();
  return { attachmentId, name, type, size: content.length };
};

/** `keep` locks the account: the limit holds under concurrency. */
export const countFilesToday = async (
  db: Db,
  accountId: string,
  { keep = false }: { keep?: boolean } = {},
): Promise<number> => {
  if (keep) await lockAccount(db, accountId);
  const { kept } = await db
    .selectFrom('attachments')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`created_at > now() - interval '24 hours'`)
    .select(({ fn }) => fn.countAll<string>().as('kept'))
    .executeTakeFirstOrThrow();
  return Number(kept);
};

/** @throws BrokenRule 422 `mailbox.fileGone` unless theirs and unsent */
export const attachFiles = async (
  db: Db,
  ids: readonly string[],
  { accountId, messageId }: { accountId: string; messageId: string },
): Promise<void> => {
  if (ids.length === 0) return;
  const { numUpdatedRows } = await db
    .updateTable('attachments')
    .set({ message_id: messageId })
    .where('id', 'in', ids)
    .where('account_id', '=', accountId)
    .where('message_id', 'is', null)
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== new Set(ids).size)
    throw new BrokenRule('mailbox.fileGone', { fields: { attachments: 'mailbox.fileGone' } });
};

export const listFiles = async (db: Db, vault: Vault, threadId: string): Promise<Map<string, Attachment[]>> => {
  const rows = await db
    .selectFrom('attachments')
    .innerJoin('messages', 'messages.id', 'attachments.message_id')
    .where('messages.thread_id', '=', threadId)
    .select([
      'messages.id as messageId',
      'attachments.id as attachmentId',
      'name_sealed as nameSealed',
      'media_type as type',
      'size',
    ])
    .orderBy('attachments.id')
    .execute();
  const byMessage = new Map<string, Attachment[]>();
  for (const { messageId, nameSealed, ...file } of rows) {
    byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), { ...file, name: fileNameOf(vault, nameSealed) }]);
  }
  return byMessage;
};

/** @throws MissingRecord when missing or never sent */
export const patientOfFile = async (db: Db, attachmentId: string): Promise<string> => {
  const row = await db
    .selectFrom('attachments')
    .innerJoin('messages', 'messages.id', 'attachments.message_id')
    .where('attachments.id', '=', attachmentId)
    .select('messages.patient_id as patientId')
    .executeTakeFirst();
  if (row === undefined) throw new MissingRecord();
  return row.patientId;
};

/** Undefined when missing, never sent, or in no conversation of a patient with a clinic. */
export const findOwnersOfFile = (
  db: Db,
  attachmentId: string,
): Promise<{ patientId: string; clinicId: string } | undefined> =>
  db
    .selectFrom('attachments')
    .innerJoin('messages', 'messages.id', 'attachments.message_id')
    .innerJoin('clinic_threads', 'clinic_threads.thread_id', 'messages.thread_id')
    .where('attachments.id', '=', attachmentId)
    .select(['messages.patient_id as patientId', 'clinic_threads.clinic_id as clinicId'])
    .executeTakeFirst();

/** `content` is null when broken. @throws MissingRecord */
export const readFile = async (
  db: Db,
  vault: Vault,
  attachmentId: string,
): Promise<{ name: string; type: AttachmentType; content: Buffer | null }> => {
  const row = await db
    .selectFrom('attachments')
    .where('id', '=', attachmentId)
    .select(['name_sealed', 'media_type', 'content_sealed'])
    .executeTakeFirst();
  if (row === undefined) throw new MissingRecord();
  return {
    name: fileNameOf(vault, row.name_sealed),
    type: row.media_type,
    content: vault.openBytesOrNull(row.content_sealed, contentContext),
  };
};

export const sweepUnsentFiles = async (db: Db): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('attachments')
    .where('message_id', 'is', null)
    .where(sql<boolean>`created_at < now() - ${unsentHours} * interval '1 hour'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

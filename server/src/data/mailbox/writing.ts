import { sql, type Kysely } from 'kysely';

import type { Tables } from '../tables.ts';
import { lockAccount } from '../lockAccount.ts';

export type WritableClinic = { clinicId: string; name: string };

/** Only with an appointment, past or future (product §4 Mailbox). */
export const listWritableClinics = (db: Kysely<Tables>, patientId: string): Promise<WritableClinic[]> =>
  db
    .selectFrom('clinics')
    .where('active', '=', true)
    .where('id', 'in', (eb) => eb.selectFrom('appointments').select('clinic_id').where('patient_id', '=', patientId))
    .select(['id as clinicId', 'name'])
    .orderBy('name')
    .execute();

/** `keep` as in `countFilesToday`. */
export const countSentToday = async (
  db: Kysely<Tables>,
  accountId: string,
  { keep = false }: { keep?: boolean } = {},
): Promise<number> => {
  if (keep) await lockAccount(db, accountId);
  const { sent } = await db
    .selectFrom('messages')
    .where('author_account_id', '=', accountId)
    .where(sql<boolean>`sent_at > now() - interval '24 hours'`)
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .executeTakeFirstOrThrow();
  return Number(sent);
};

export type WrittenMessage = {
  messageId: string;
  threadId: string;
  patientId: string;
  clinicId: string;
  accountId: string;
  subjectSealed: Buffer;
  bodySealed: Buffer;
};

/** Lock the account first: concurrent attempts have then finished. */
export const findWritten = async (
  db: Kysely<Tables>,
  { accountId, messageId }: Pick<WrittenMessage, 'accountId' | 'messageId'>,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('messages')
    .where('id', '=', messageId)
    .where('author_account_id', '=', accountId)
    .select('thread_id as threadId')
    .executeTakeFirst();
  return row?.threadId;
};

export const writeMessage = async (
  db: Kysely<Tables>,
  { messageId, threadId, patientId, clinicId, accountId, subjectSealed, bodySealed }: WrittenMessage,
): Promise<void> => {
  await db
    .insertInto('messages')
    .values({
      id: messageId,
      thread_id: threadId,
      patient_id: patientId,
      clinic_id: clinicId,
      kind: 'clinic',
      sender: 'patient',
      author_account_id: accountId,
      subject_sealed: subjectSealed,
      body_sealed: bodySealed,
      sent_at: sql<Date>`statement_timestamp()`,
    })
    .execute();
};

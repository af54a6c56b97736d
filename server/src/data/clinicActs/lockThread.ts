import { sql, type Transaction } from 'kysely';

import type { ThreadState } from '../../domain/staff/threadActs.ts';
import { lockPatient } from '../bookingLocks.ts';
import { withSubject, type StoredSubject } from '../mailbox/subjects.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

const findPatientOf = async (transaction: Transaction<Tables>, threadId: string): Promise<string | undefined> => {
  const row = await transaction
    .selectFrom('clinic_threads')
    .innerJoin('messages', 'messages.id', 'clinic_threads.message_id')
    .where('clinic_threads.thread_id', '=', threadId)
    .select('messages.patient_id as patientId')
    .executeTakeFirst();
  return row?.patientId;
};

/** Again where a merge gave the conversation to another meanwhile. The first lock of those who act on one. */
export const lockPatientOfThread = async (transaction: Transaction<Tables>, threadId: string): Promise<void> => {
  const patientId = await findPatientOf(transaction, threadId);
  if (patientId === undefined) return;
  await lockPatient(transaction, patientId);
  if ((await findPatientOf(transaction, threadId)) !== patientId) await lockPatientOfThread(transaction, threadId);
};

export type LockedThread = ThreadState & { threadId: string; clinicId: string; patientId: string; subject: string };

/** After the patient. A message and an answer that come together follow each other on this lock, whoever writes them. */
export const lockThread = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  threadId: string,
): Promise<LockedThread | undefined> => {
  await sql`select from clinic_threads where thread_id = ${threadId}::uuid for update`.execute(transaction);
  // A statement of its own: the one above sees the messages before its wait.
  const row: (Omit<LockedThread, 'subject'> & StoredSubject) | undefined = await transaction
    .selectFrom('clinic_threads as thread')
    .innerJoin('messages as written', 'written.id', 'thread.message_id')
    .where('thread.thread_id', '=', threadId)
    .select([
      'thread.thread_id as threadId',
      'thread.clinic_id as clinicId',
      'thread.revision',
      'thread.taken_by as holderId',
      'thread.ended_as as endedAs',
      'written.patient_id as patientId',
      'written.subject as clearSubject',
      'written.subject_sealed as subjectSealed',
    ])
    .executeTakeFirst();
  return row && withSubject(vault, row);
};

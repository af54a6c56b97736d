import type { Transaction } from 'kysely';

import { objectionToAnswer, type ThreadObjection } from '../../domain/staff/threadActs.ts';
import type { ClinicActor } from '../auditTrail.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import type { LockedThread } from './lockThread.ts';
import { sendFromClinic } from './sendFromClinic.ts';

/** `seen`: the revision at which it was begun; null for a command, which answers what waits. */
export type ClinicAnswer = { body: string; seen: number | null; messageId?: string };

export const answerByClinic = async (
  transaction: Transaction<Tables>,
  deps: ClinicActor & { vault: Vault },
  thread: LockedThread,
  { seen, ...written }: ClinicAnswer,
): Promise<'sent' | ThreadObjection> => {
  const objection = objectionToAnswer(thread, { staffId: deps.staff?.staffId ?? null, seen });
  if (objection !== undefined) return objection;
  const { clinicId, patientId, subject, threadId } = thread;
  await sendFromClinic(transaction, deps, { clinicId, patientId, subject, threadId, ...written });
  return 'sent';
};

import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { readsMessages } from '../../../../contract/staffRoles.ts';
import { lockPatientOfThread, lockThread, type LockedThread } from '../../data/clinicActs/lockThread.ts';
import { findClinicOfThread } from '../../data/mailbox/clinicThreads.ts';
import type { Post } from '../../data/staff/posts.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { MissingRecord } from '../../domain/errors.ts';
import type { StaffActor } from '../../domain/staff/staffActor.ts';
import type { Deps } from '../deps.ts';
import { keepStaff, postAt, staffActor } from './staffHook.ts';

/** @throws MissingRecord (404) where they read no messages, as where there is no clinic */
export const messagePostAt = async (
  request: FastifyRequest,
  clinicId: string | undefined,
  deps: Pick<Deps, 'db'>,
): Promise<Post> => {
  if (clinicId === undefined) throw new MissingRecord();
  const post = await postAt(request, clinicId, deps);
  if (!readsMessages(post.role)) throw new MissingRecord();
  return post;
};

export type HeldThread = {
  transaction: Transaction<Tables>;
  thread: LockedThread;
  deps: Pick<Deps, 'vault'> & { requestId: string; staff: StaffActor };
};

/** Locks the patient, then the conversation; session and role are read again between. @throws MissingRecord (404) for a foreign one as for none */
export const onThread = async (
  request: FastifyRequest,
  threadId: string,
  { db, vault }: Deps,
  act: (held: HeldThread) => Promise<void>,
): Promise<void> => {
  const { clinicId } = await messagePostAt(request, await findClinicOfThread(db, threadId), { db });
  await inTransaction(db, async (transaction) => {
    await lockPatientOfThread(transaction, threadId);
    const { role } = await keepStaff(request, transaction, clinicId);
    const thread = await lockThread(transaction, vault, threadId);
    if (!readsMessages(role) || thread?.clinicId !== clinicId) throw new MissingRecord();
    const deps = { vault, requestId: request.id, staff: staffActor(request, { clinicId, role }) };
    await act({ transaction, thread, deps });
  });
};

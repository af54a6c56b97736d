import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { lockClinicThread, type LockedThread } from '../../data/mailbox/clinicThreads.ts';
import { holdPost, holdSession, type Post } from '../../data/staff/staffAccounts.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { MissingRecord, MissingSession } from '../../domain/errors.ts';
import { reachesThreads } from '../../domain/staff/may.ts';
import type { Deps } from '../deps.ts';
import { atClinic, staffOf } from './staffHook.ts';

export const atThreads = <T>(
  request: FastifyRequest,
  clinicId: string | undefined,
  deps: Deps,
  act: (post: Post) => Promise<T>,
): Promise<T> => {
  if (clinicId === undefined) throw new MissingRecord();
  return atClinic(request, clinicId, deps, (post) => {
    if (!reachesThreads(post)) throw new MissingRecord();
    return act(post);
  });
};

type Found = { transaction: Transaction<Tables>; thread: LockedThread };

/** Rights are read again under the locks. */
export const onThread = (
  request: FastifyRequest,
  { threadId, clinicId }: { threadId: string; clinicId: string | undefined },
  deps: Deps,
  act: (found: Found) => Promise<void>,
): Promise<void> =>
  atThreads(request, clinicId, deps, ({ clinicId: reached }) =>
    inTransaction(deps.db, async (transaction) => {
      const staff = staffOf(request);
      if (!(await holdSession(transaction, staff))) throw new MissingSession();
      const post = await holdPost(transaction, staff.staffId, reached);
      const thread = await lockClinicThread(transaction, threadId);
      if (post === undefined || !reachesThreads(post)) throw new MissingRecord();
      if (thread?.clinicId !== reached) throw new MissingRecord();
      await act({ transaction, thread });
    }),
  );

import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { changesSlots } from '../../../../contract/staffRoles.ts';
import type { ByStaff } from '../../data/clinicActs/changeSlots.ts';
import type { Post } from '../../data/staff/posts.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { MissingRecord } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';
import { keepStaff, postAt, staffActor } from './staffHook.ts';

/** @throws MissingRecord (404) where they change no slots, as where there is no clinic */
export const slotsPostAt = async (request: FastifyRequest, clinicId: string, deps: Pick<Deps, 'db'>): Promise<Post> => {
  const post = await postAt(request, clinicId, deps);
  if (!changesSlots(post.role)) throw new MissingRecord();
  return post;
};

export type HeldSlots = { transaction: Transaction<Tables>; by: ByStaff; post: Post };

/** `lock`: the people it concerns, before the session. */
export type SlotWork<T> = {
  act: (held: HeldSlots) => Promise<T>;
  lock?: (transaction: Transaction<Tables>) => Promise<void>;
};

/** Session and role are read again in the transaction. */
export const onSlots = async <T>(
  request: FastifyRequest,
  clinicId: string,
  { db }: Pick<Deps, 'db'>,
  { act, lock }: SlotWork<T>,
): Promise<T> => {
  const post = await slotsPostAt(request, clinicId, { db });
  return inTransaction(db, async (transaction) => {
    await lock?.(transaction);
    const { role } = await keepStaff(request, transaction, clinicId);
    if (!changesSlots(role)) throw new MissingRecord();
    return act({ transaction, post, by: { requestId: request.id, staff: staffActor(request, { clinicId, role }) } });
  });
};

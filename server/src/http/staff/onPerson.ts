import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { knowsPeople } from '../../../../contract/staffRoles.ts';
import { lockPeople } from '../../data/clinicActs/lockPeople.ts';
import type { Post } from '../../data/staff/posts.ts';
import { reachesAll } from '../../data/staff/reach.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { MissingRecord } from '../../domain/errors.ts';
import type { StaffActor } from '../../domain/staff/staffActor.ts';
import type { Deps } from '../deps.ts';
import { keepStaff, postAt, staffActor } from './staffHook.ts';

/** @throws MissingRecord (404) where they decide about nobody, as where there is no clinic */
export const peoplePostAt = async (
  request: FastifyRequest,
  clinicId: string,
  deps: Pick<Deps, 'db'>,
): Promise<Post> => {
  const post = await postAt(request, clinicId, deps);
  if (!knowsPeople(post.role)) throw new MissingRecord();
  return post;
};

export type HeldPeople = {
  transaction: Transaction<Tables>;
  deps: Pick<Deps, 'vault'> & { requestId: string; staff: StaffActor };
};

/**
 * Locks the records; session and role are read again under it.
 * @throws MissingRecord (404) for a record that the clinic does not reach, as for none
 */
export const onPeople = async <T>(
  request: FastifyRequest,
  { clinicId, patientIds }: { clinicId: string; patientIds: readonly string[] },
  { db, vault }: Deps,
  act: (held: HeldPeople) => Promise<T>,
): Promise<T> => {
  await peoplePostAt(request, clinicId, { db });
  if (!(await reachesAll(db, clinicId, patientIds))) throw new MissingRecord();
  return inTransaction(db, async (transaction) => {
    await lockPeople(transaction, vault, patientIds);
    const { role } = await keepStaff(request, transaction, clinicId);
    if (!knowsPeople(role) || !(await reachesAll(transaction, clinicId, patientIds))) throw new MissingRecord();
    return act({ transaction, deps: { vault, requestId: request.id, staff: staffActor(request, { clinicId, role }) } });
  });
};

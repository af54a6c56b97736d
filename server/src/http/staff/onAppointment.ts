import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { lockNamedAppointment, type LockedAppointment } from '../../data/cancelByClinic.ts';
import { findClinicOf, holdPost, holdSession, type Post } from '../../data/staff/staffAccounts.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { Conflict, MissingRecord, MissingSession } from '../../domain/errors.ts';
import { reachesAppointmentOf, type ClinicCall } from '../../domain/staff/may.ts';
import type { Deps } from '../deps.ts';
import { atClinic, staffOf } from './staffHook.ts';

export type NamedAppointment = { call: ClinicCall; reservationId: string; startsAt?: string };
export type Locked = {
  transaction: Transaction<Tables>;
  locked: LockedAppointment;
  post: Pick<Post, 'role' | 'professionalId'>;
};

const isShown = ({ appointment: { startsAt } }: LockedAppointment, shown: string | undefined): boolean =>
  shown === undefined || Math.trunc(startsAt.getTime() / 1_000) === Math.trunc(Date.parse(shown) / 1_000);

/** Rights are read again under the locks. */
export const onAppointment = async (
  request: FastifyRequest,
  { call, reservationId, startsAt }: NamedAppointment,
  deps: Deps,
  act: (found: Locked) => Promise<void>,
): Promise<void> => {
  const clinicId = await findClinicOf(deps.db, reservationId);
  if (clinicId === undefined) throw new MissingRecord();
  await atClinic(request, clinicId, deps, () =>
    inTransaction(deps.db, async (transaction) => {
      const staff = staffOf(request);
      if (!(await holdSession(transaction, staff))) throw new MissingSession();
      const post = await holdPost(transaction, staff.staffId, clinicId);
      const locked = await lockNamedAppointment(transaction, reservationId);
      if (post === undefined || locked?.appointment.clinicId !== clinicId) throw new MissingRecord();
      if (!reachesAppointmentOf(post, call, locked.appointment.professionalId)) throw new MissingRecord();
      if (!isShown(locked, startsAt)) throw new Conflict('staff.changedMeanwhile');
      await act({ transaction, locked, post });
    }),
  );
};

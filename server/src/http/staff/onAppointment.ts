import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { millisecondsOf } from '../../../../contract/instants.ts';
import type { ClinicActor } from '../../data/auditTrail.ts';
import { lockNamedAppointment, type LockedAppointment } from '../../data/clinicActs/lockNamedAppointment.ts';
import { isBookingConflict } from '../../data/constraints.ts';
import { findClinicOf } from '../../data/staff/clinicOf.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { Conflict, MissingRecord } from '../../domain/errors.ts';
import { reaches, type ClinicCall, type Held } from '../../domain/staff/may.ts';
import type { Deps } from '../deps.ts';
import { keepStaff, postAt, staffActor } from './staffHook.ts';

/** `startsAt`: as on screen, where it matters. */
export type NamedAppointment = { call: ClinicCall; reservationId: string; startsAt?: string };

export type Locked = {
  transaction: Transaction<Tables>;
  locked: LockedAppointment;
  held: Held;
  deps: ClinicActor & Pick<Deps, 'vault'>;
};

/** The wire has whole seconds. */
const isShown = ({ appointment: { startsAt } }: LockedAppointment, shown: string | undefined): boolean =>
  shown === undefined || Math.trunc(startsAt.getTime() / 1_000) === Math.trunc(millisecondsOf(shown) / 1_000);

/**
 * Locks the patient; session and role are read again under it. @throws MissingRecord (404) for a foreign appointment as for none, Conflict (409)
 * where it moved meanwhile
 */
export const onAppointment = async (
  request: FastifyRequest,
  { call, reservationId, startsAt }: NamedAppointment,
  { db, vault }: Deps,
  act: (found: Locked) => Promise<void>,
): Promise<void> => {
  const clinicId = await findClinicOf(db, reservationId);
  if (clinicId === undefined) throw new MissingRecord();
  await postAt(request, clinicId, { db });
  const acted = inTransaction(db, async (transaction) => {
    const locked = await lockNamedAppointment(transaction, reservationId);
    const held = await keepStaff(request, transaction, clinicId);
    if (locked?.appointment.clinicId !== clinicId) throw new MissingRecord();
    if (!reaches(held, call, locked.appointment.professionalId)) throw new MissingRecord();
    if (!isShown(locked, startsAt)) throw new Conflict('staff.changedMeanwhile');
    const deps = { vault, requestId: request.id, staff: staffActor(request, { clinicId, role: held.role }) };
    await act({ transaction, locked, held, deps });
  });
  await acted.catch((error: unknown) => {
    throw isBookingConflict(error) ? new Conflict('staff.changedMeanwhile') : error;
  });
};

import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import type { WorkProof } from '../../../../contract/proof.ts';
import type { Acting } from '../../data/auditTrail.ts';
import type { LockedPatient } from '../../data/bookingLocks.ts';
import type { Holding } from '../../data/holds.ts';
import type { Tables } from '../../data/tables.ts';
import { MissingRecord } from '../../domain/errors.ts';
import { actorFor } from '../actor.ts';
import { accountOf, lockPatientAndKeepSession } from '../sessionHook.ts';
import { workIn } from '../work.ts';
import type { BookingDeps } from './booking.ts';

export type HoldParty = {
  actor: Holding;
  patient?: LockedPatient;
  work?: { proof: WorkProof | null };
};

export type AppointmentParty = {
  actor: Holding & Acting;
  patient: LockedPatient;
  work?: { proof: WorkProof | null };
  /** Proven; whose budget a new appointment uses. */
  contact?: { accountId: string | null; email: string };
};

/** An account, guest or invited person (product §4). */
export type Caller<Party extends HoldParty = AppointmentParty> = {
  admit: () => Promise<unknown>;
  /**
   * Locks the patient before any slot (decision 0003), then checks again.
   * @throws Refusal
   */
  lock: (transaction: Transaction<Tables>) => Promise<Party>;
};

/** @throws MissingRecord (404), ForbiddenAction (403), as `decideAccess` says; MissingSession (401) */
export const accountCaller = (
  request: FastifyRequest,
  patientId: string,
  { db, clock }: Pick<BookingDeps, 'db' | 'clock'>,
): Caller => {
  const subject = { patientId, scope: 'book' } as const;
  const { accountId, email } = accountOf(request);
  const work = { proof: workIn(request) };
  return {
    admit: () => actorFor(request, subject, { db, clock }),
    lock: async (transaction) => {
      const patient = await lockPatientAndKeepSession(request, transaction, patientId);
      const actor = await actorFor(request, subject, { db: transaction, clock, keep: 'links' });
      if (patient === undefined) throw new MissingRecord();
      return { actor: { ...actor, holder: { patientId } }, patient, contact: { accountId, email }, work };
    },
  };
};

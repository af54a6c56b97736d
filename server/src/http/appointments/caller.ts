import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import type { WorkProof } from '../../../../contract/proof.ts';
import type { Acting } from '../../data/auditTrail.ts';
import type { LockedPatient } from '../../data/bookingLocks.ts';
import { lockAllAndReadClaims, type Asked } from '../../data/lockBooking.ts';
import type { Holding } from '../../data/holds.ts';
import type { Tables } from '../../data/tables.ts';
import { MissingRecord, MissingSession } from '../../domain/errors.ts';
import { actorFor } from '../actor.ts';
import { accountOf, lockPatientAndKeepSession } from '../sessionHook.ts';
import type { Keeping } from '../keeping.ts';
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
  /** With the slot. */
  lockWithSlot?: (
    transaction: Transaction<Tables>,
    wanted: { slotId: string; freesHolds: boolean; movingId: string | null; keeping: Keeping | null },
  ) => Promise<{ party: Party; asked: Asked | undefined }>;
};

/** @throws MissingRecord (404), ForbiddenAction (403), as `decideAccess` says; MissingSession (401) */
export const accountCaller = (
  request: FastifyRequest,
  patientId: string,
  { db, clock }: Pick<BookingDeps, 'db' | 'clock'>,
): Caller => {
  const subject = { patientId, scope: 'book' } as const;
  const { accountId, email, sessionId, patientId: ownPatientId } = accountOf(request);
  const work = { proof: workIn(request) };
  const partyOf = async (transaction: Transaction<Tables>, patient: LockedPatient | undefined) => {
    const actor = await actorFor(request, subject, { db: transaction, clock, keep: 'links' });
    if (patient === undefined) throw new MissingRecord();
    return { actor: { ...actor, holder: { patientId } }, patient, contact: { accountId, email }, work };
  };
  const lockWithSlot: Caller['lockWithSlot'] = async (transaction, { movingId, keeping, ...wanted }) => {
    const claimant = { holder: { patientId }, patientId, movingId };
    const who = { patientId, sessionId, write: keeping?.write ?? null };
    const { patient, isSessionKept, asked, claim } = await lockAllAndReadClaims(transaction, {
      ...wanted,
      ...who,
      claimant,
    });
    if (!isSessionKept) throw new MissingSession();
    keeping?.judge(claim);
    return { party: await partyOf(transaction, patient), asked };
  };
  return {
    // A delegate’s links are locked before the slot.
    ...(patientId === ownPatientId && { lockWithSlot }),
    admit: () => actorFor(request, subject, { db, clock }),
    lock: async (transaction) => {
      const patient = await lockPatientAndKeepSession(request, transaction, patientId);
      return partyOf(transaction, patient);
    },
  };
};

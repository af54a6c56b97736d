import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import type { Acting } from '../../data/auditTrail.ts';
import { lockPatient, type LockedPatient } from '../../data/bookingLocks.ts';
import type { Holding } from '../../data/holds.ts';
import type { Tables } from '../../data/tables.ts';
import { MissingRecord } from '../../domain/errors.ts';
import { actorFor } from '../actor.ts';
import type { BookingDeps } from './booking.ts';

/** Who acts, and whose holds are theirs: enough to hold a place. */
export type HoldParty = { actor: Holding };

/** And the patient of the visit, locked: enough to reserve, to move and to cancel. */
export type AppointmentParty = { actor: Holding & Acting; patient: LockedPatient };

/**
 * Who books, through whichever of the three doors (product §4). The doors differ in this alone: what a booking does once it is
 * known who asks is the same code.
 */
export type Caller<Party extends HoldParty = AppointmentParty> = {
  /** Refuses whoever may not, before anything is locked. */
  admit: () => Promise<unknown>;
  /** Locks whom the booking is for, ahead of any place (decision 0003), and asks again who acts. @throws Refusal */
  lock: (transaction: Transaction<Tables>) => Promise<Party>;
};

/**
 * Somebody signed in, for the person they name.
 * @throws MissingRecord (404), ForbiddenAction (403), as `decideAccess` says; MissingSession (401)
 */
export const accountCaller = (
  request: FastifyRequest,
  patientId: string,
  { db, clock }: Pick<BookingDeps, 'db' | 'clock'>,
): Caller => {
  const subject = { patientId, scope: 'book' } as const;
  return {
    admit: () => actorFor(request, subject, { db, clock }),
    lock: async (transaction) => {
      const patient = await lockPatient(transaction, patientId);
      const actor = await actorFor(request, subject, { db: transaction, clock, keep: true });
      if (patient === undefined) throw new MissingRecord();
      return { actor: { ...actor, holder: { patientId } }, patient };
    },
  };
};

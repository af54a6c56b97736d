import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { lockPatient, lockPlace, type LockedPatient, type LockedPlace } from '../../data/bookingLocks.ts';
import { isBookingConflict } from '../../data/constraints.ts';
import { readPlaceClaims } from '../../data/placeClaims.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import type { Actor } from '../../domain/access.ts';
import { MissingRecord } from '../../domain/errors.ts';
import type { Objection, PlaceClaims } from '../../domain/reserving.ts';
import { actorFor, type BookingDeps } from './booking.ts';

/** A patient and a place, locked, and what stands between them. */
export type LockedBooking = { actor: Actor; patient: LockedPatient; place: LockedPlace; claims: PlaceClaims };

/** Something stands in the way. Thrown inside the transaction, so that it leaves no trace; `refuseBooking` explains it. */
export class Objected extends Error {
  readonly objection: Objection;
  readonly booking: LockedBooking;

  constructor(objection: Objection, booking: LockedBooking) {
    super(objection);
    this.name = 'Objected';
    this.objection = objection;
    this.booking = booking;
  }
}

/** Which place, for whom. */
export type BookingWish = { patientId: string; placeId: string };

type Work<T> = (transaction: Transaction<Tables>, booking: LockedBooking) => Promise<T>;

const mostTries = 3;

/**
 * Runs `work` with the patient's row, then the place's row locked, and after that everything read that bears on them
 * (decision 0003). Where a constraint shows that somebody wrote without the locks, the work begins again and sees it.
 * @throws MissingRecord when there is no such place, or no such patient for this account
 */
export const withLockedBooking = async <T>(
  request: FastifyRequest,
  { db, clock }: BookingDeps,
  { patientId, placeId }: BookingWish,
  work: Work<T>,
): Promise<T> => {
  const subject = { patientId, scope: 'book' } as const;
  await actorFor(request, subject, { db, clock });
  const attempt = (): Promise<T> =>
    inTransaction(db, async (transaction) => {
      const patient = await lockPatient(transaction, patientId);
      const actor = await actorFor(request, subject, { db: transaction, clock, keep: true });
      const place = await lockPlace(transaction, placeId);
      if (patient === undefined || place === undefined || !place.clinicActive) throw new MissingRecord();
      const claims = await readPlaceClaims(transaction, place, patientId);
      return work(transaction, { actor, patient, place, claims });
    });
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === mostTries || !isBookingConflict(error)) throw error;
    }
  }
};

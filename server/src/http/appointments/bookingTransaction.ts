import type { Transaction } from 'kysely';

import { lockSlot, lockSlots, type LockedSlot } from '../../data/bookingLocks.ts';
import { isBookingConflict } from '../../data/constraints.ts';
import { readSlotClaims } from '../../data/slotClaims.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { MissingRecord } from '../../domain/errors.ts';
import type { Objection, SlotClaims } from '../../domain/reserving.ts';
import type { BookingDeps } from './booking.ts';
import type { Caller, HoldParty, AppointmentParty } from './caller.ts';

/** Whoever books and a place, locked, and what stands between them. */
export type LockedBooking<Party extends HoldParty = AppointmentParty> = Party & {
  slot: LockedSlot;
  claims: SlotClaims;
};

/** Something stands in the way. Thrown inside the transaction, so that it leaves no trace; `refuseBooking` explains it. */
export class Objected extends Error {
  readonly objection: Objection;
  readonly booking: LockedBooking<HoldParty>;

  constructor(objection: Objection, booking: LockedBooking<HoldParty>) {
    super(objection);
    this.name = 'Objected';
    this.objection = objection;
    this.booking = booking;
  }
}

/** Which place. */
export type BookingInput<Party extends HoldParty = AppointmentParty> = {
  slotId: string;
  /** The places that whoever books will lose for it, read once they are locked: they are locked together with it. */
  freeing?: (transaction: Transaction<Tables>, party: Party) => Promise<string[]>;
  /** The visit that is to be moved there. */
  movingId?: string;
};

type Work<Party extends HoldParty, T> = (transaction: Transaction<Tables>, booking: LockedBooking<Party>) => Promise<T>;

const mostTries = 3;

/**
 * Runs `work` with the row of whoever books, then the places' rows locked, and after that everything read that bears on them
 * (decision 0003). Where a constraint shows that somebody wrote without the locks, the work begins again and sees it.
 * @throws MissingRecord when there is no such place; what the caller’s own door refuses
 */
export const withLockedBooking = async <Party extends HoldParty, T>(
  caller: Caller<Party>,
  { db }: Pick<BookingDeps, 'db'>,
  { slotId, freeing, movingId }: BookingInput<Party>,
  work: Work<Party, T>,
): Promise<T> => {
  await caller.admit();
  const attempt = (): Promise<T> =>
    inTransaction(db, async (transaction) => {
      const party = await caller.lock(transaction);
      if (freeing !== undefined) await lockSlots(transaction, [slotId, ...(await freeing(transaction, party))]);
      const slot = await lockSlot(transaction, slotId);
      if (slot === undefined || !slot.clinicActive) throw new MissingRecord();
      const claims = await readSlotClaims(transaction, slot, { ...party.actor, movingId: movingId ?? null });
      return work(transaction, { ...party, slot, claims });
    });
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === mostTries || !isBookingConflict(error)) throw error;
    }
  }
};

import type { Transaction } from 'kysely';

import { lockSlots, type LockedClaims, type LockedSlot } from '../../data/bookingLocks.ts';
import { isBookingConflict } from '../../data/constraints.ts';
import { lockSlotAndReadClaims } from '../../data/lockBooking.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import type { CareObjection, Clientele } from '../../domain/care/suitability.ts';
import { MissingRecord } from '../../domain/errors.ts';
import type { Objection } from '../../domain/reserving.ts';
import { takeTurn } from '../../data/keyedWrites.ts';
import type { Keeping } from '../keeping.ts';
import type { BookingDeps } from './booking.ts';
import type { Caller, HoldParty, AppointmentParty } from './caller.ts';

export type LockedBooking<Party extends HoldParty = AppointmentParty> = Party & {
  slot: LockedSlot;
  claims: LockedClaims;
  keeping: Keeping | null;
};

export class BookingObjection extends Error {
  readonly objection: Objection | CareObjection;
  readonly booking: LockedBooking<HoldParty>;
  readonly reason: string | null;
  readonly clientele: Clientele | null;

  constructor(
    objection: Objection | CareObjection,
    booking: LockedBooking<HoldParty>,
    reason: string | null,
    clientele: Clientele | null = null,
  ) {
    super(objection);
    this.name = 'BookingObjection';
    this.objection = objection;
    this.booking = booking;
    this.reason = reason;
    this.clientele = clientele;
  }
}

export type BookingInput<Party extends HoldParty = AppointmentParty> = {
  slotId: string;
  /** Locked together with the new one. */
  freeing?: (transaction: Transaction<Tables>, party: Party) => Promise<string[]>;
  freesHolds?: boolean;
  movingId?: string;
  keeping?: Keeping | null;
};

type Work<Party extends HoldParty, T> = (transaction: Transaction<Tables>, booking: LockedBooking<Party>) => Promise<T>;

const maxTries = 3;

/**
 * Locks, then reads (decision 0003). Retries when a constraint reveals a write without locks.
 * @throws MissingRecord; also the caller's refusals
 */
export const withLockedBooking = async <Party extends HoldParty, T>(
  caller: Caller<Party>,
  { db }: Pick<BookingDeps, 'db'>,
  { slotId, freeing, freesHolds = false, movingId, keeping = null }: BookingInput<Party>,
  work: Work<Party, T>,
): Promise<T> => {
  await caller.admit();
  const wanted = { slotId, freesHolds, movingId: movingId ?? null, keeping };
  const write = keeping?.write ?? null;
  const lockAll = async (transaction: Transaction<Tables>) => {
    if (caller.lockWithSlot !== undefined && freeing === undefined) return caller.lockWithSlot(transaction, wanted);
    if (write !== null && !(await takeTurn(transaction, write))) keeping?.judge({ kind: 'inFlight' });
    const party = await caller.lock(transaction);
    if (freeing !== undefined) await lockSlots(transaction, [slotId, ...(await freeing(transaction, party))]);
    const claimant = { ...party.actor, movingId: wanted.movingId };
    const { asked, claim } = await lockSlotAndReadClaims(transaction, { slotId, claimant, freesHolds, write });
    keeping?.judge(claim);
    return { party, asked };
  };
  const attempt = (): Promise<T> =>
    inTransaction(db, async (transaction) => {
      const { party, asked } = await lockAll(transaction);
      if (asked?.slot.clinicActive !== true) throw new MissingRecord();
      return work(transaction, { ...party, ...asked, keeping });
    });
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === maxTries || !isBookingConflict(error)) throw error;
    }
  }
};

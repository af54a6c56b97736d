import { sql, type Transaction } from 'kysely';

import type { Holder } from '../domain/holder.ts';
import { declineOffer } from './alerts/closeOffers.ts';
import { bookingChanged } from './bookingChanged.ts';
import { lockPatient, lockSlots } from './bookingLocks.ts';
import { isHoldOf, isListed } from './holderPredicate.ts';
import type { Tables } from './tables.ts';

/** By id, slot, or any. An offer must be named, because releasing declines it. */
export type HoldChoice = { holdId?: string | undefined; slotId?: string | undefined };

/** `endedAt` is on the database’s clock. */
export type ReleasedHold = { holdId: string; slotId: string; clinicId: string; live: boolean; endedAt: Date };

/** Locks patient and slot; for a guest, lock the token’s row first. */
export const releaseHold = async (
  transaction: Transaction<Tables>,
  holder: Holder,
  { holdId, slotId }: HoldChoice = {},
): Promise<ReleasedHold | undefined> => {
  const patientId = 'patientId' in holder ? holder.patientId : null;
  if (patientId !== null) await lockPatient(transaction, patientId);
  const chosen = sql`
    ${isHoldOf(holder)} and (h.kind = 'booking' or ${holdId ?? slotId ?? null}::uuid is not null)
      and (${holdId ?? null}::uuid is null or h.id = ${holdId ?? null}::uuid)
      and (${slotId ?? null}::uuid is null or h.slot_id = ${slotId ?? null}::uuid)`;
  const { rows: held } = await sql<{
    slotId: string;
  }>`select h.slot_id as "slotId" from holds as h where ${chosen}`.execute(transaction);
  await lockSlots(
    transaction,
    held.map((hold) => hold.slotId),
  );
  const {
    rows: [released],
  } = await sql<ReleasedHold & { kind: 'booking' | 'offer'; isListed: boolean }>`
    delete from holds as h where ${chosen}
    returning h.kind, h.id as "holdId", h.slot_id as "slotId", h.clinic_id as "clinicId", h.expires_at > statement_timestamp() as live,
      statement_timestamp() as "endedAt", ${isListed} as "isListed"
  `.execute(transaction);
  if (released?.live !== true) return released;
  if (released.kind === 'offer' && patientId !== null) await declineOffer(transaction, released.slotId, patientId);
  await bookingChanged(transaction, {
    freed: released.isListed ? [released] : [],
    ...(patientId === null ? {} : { leftBy: patientId }),
  });
  return released;
};

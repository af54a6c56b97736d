import type { Transaction } from 'kysely';

import { mayOffer } from '../domain/alerts/offering.ts';
import { closeOverdueOffers } from './alerts/closeOffers.ts';
import { offerSlot } from './alerts/offerSlot.ts';
import { readOpenedSlots } from './alerts/openedSlots.ts';
import type { Tables } from './tables.ts';

/** A place, and the clinic in whose lists it stands. */
export type ListedSlot = { slotId: string; clinicId: string };

/**
 * What becomes of places that nobody has any more, before everybody sees them: each is offered to the first who waits for one like
 * it (decision 0021). Call it with the places locked. @param leftBy the patient who had or held them until now
 * @returns those that are free for all
 */
export const offerFreedSlots = async (
  transaction: Transaction<Tables>,
  freed: readonly ListedSlot[],
  leftBy: string | null = null,
): Promise<readonly ListedSlot[]> => {
  if (freed.length === 0) return freed;
  const offered = new Set<string>();
  for (const slot of await readOpenedSlots(
    transaction,
    freed.map(({ slotId }) => slotId),
  )) {
    if (!mayOffer(slot)) continue;
    await closeOverdueOffers(transaction, [slot.slotId]);
    if (await offerSlot(transaction, slot.slotId, leftBy)) offered.add(slot.slotId);
  }
  return freed.filter(({ slotId }) => !offered.has(slotId));
};

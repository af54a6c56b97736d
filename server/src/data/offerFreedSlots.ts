import type { Transaction } from 'kysely';

import { mayOffer } from '../domain/alerts/offering.ts';
import { closeOverdueOffers } from './alerts/closeOffers.ts';
import { offerSlot } from './alerts/offerSlot.ts';
import { readOpenedSlots } from './alerts/openedSlots.ts';
import type { Tables } from './tables.ts';

export type ListedSlot = { slotId: string; clinicId: string };

/**
 * To the first person waiting (decision 0021). Lock the slots first.
 * @param leftBy the patient who had them
 * @returns the slots that become public
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
    if (await offerSlot(transaction, slot, leftBy)) offered.add(slot.slotId);
  }
  return freed.filter(({ slotId }) => !offered.has(slotId));
};

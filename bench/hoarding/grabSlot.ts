import { guestHold, type GuestHold } from '../../contract/guest.ts';
import type { Visitor } from '../stage/guest.ts';
import { criteria, suitedSlots } from '../stage/wanted.ts';

/** @returns the slot and what was kept; null where nothing is open or the hold is refused */
export const grabSlot = async (
  visitor: Visitor,
  random: () => number,
): Promise<(Pick<GuestHold, 'token' | 'hold'> & { spaceId: string }) | null> => {
  const found = await visitor.ask('searchGuestSlots', { criteria });
  if (found.status !== 200) return null;
  const spaces = suitedSlots(found.body);
  const slot = spaces[Math.floor(random() * spaces.length)];
  if (slot === undefined) return null;
  const { spaceId } = slot;
  const { status, body } = await visitor.ask('holdGuestSlot', { spaceId, proof: await visitor.prove(spaceId) });
  return status === 200 ? { ...guestHold.parse(body), spaceId } : null;
};

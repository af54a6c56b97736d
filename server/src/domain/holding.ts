import type { SlotState } from './slotStates.ts';
import { liveHold, objectionOfSlot, type HoldClaim, type SlotClaims } from './reserving.ts';

/** A hold lives for a while and can be made longer once (product §8 Holds). */
export type HoldVerdict =
  | { kind: 'place' }
  | { kind: 'extend'; hold: HoldClaim }
  /** Held for the same patient already, and as long as can be. */
  | { kind: 'stands'; hold: HoldClaim }
  /** The hold that was to be made longer is over, or was made longer before. */
  | { kind: 'expired' }
  | { kind: 'notExtendable' }
  | { kind: 'refuse'; objection: 'alreadyYours' | 'past' | 'taken' };

type HoldInput = {
  slot: { status: Exclude<SlotState, 'held'>; startsAt: Date };
  claims: SlotClaims;
  /** The hold the patient means to make longer; null when they just want the place. */
  holdId: string | null;
};

/**
 * What becomes of the wish to hold a place. Whoever holds it already gets more time, once; after that, asking for the place
 * again changes nothing, and asking for more time is refused.
 */
export const decideHold = ({ slot, claims, holdId }: HoldInput): HoldVerdict => {
  const live = liveHold(claims);
  const mine = live?.forPatient === true ? live : null;
  if (holdId !== null && mine?.holdId !== holdId) return { kind: 'expired' };
  const objection = objectionOfSlot(slot, claims, 'held');
  if (objection !== null) return { kind: 'refuse', objection };
  if (mine === null) return { kind: 'place' };
  if (!mine.extended) return { kind: 'extend', hold: mine };
  return holdId === null ? { kind: 'stands', hold: mine } : { kind: 'notExtendable' };
};

import { liveHold, objectionOfSlot, type HoldClaim, type SlotClaims, type SlotState } from './reserving.ts';

export type HoldVerdict =
  | { kind: 'create' }
  | { kind: 'extend'; hold: HoldClaim }
  /** No extension left. */
  | { kind: 'unchanged'; hold: HoldClaim }
  | { kind: 'expired' }
  | { kind: 'notExtendable' }
  | { kind: 'refuse'; objection: 'alreadyYours' | 'past' | 'taken' };

type HoldInput = {
  slot: { status: Exclude<SlotState, 'held'>; startsAt: Date };
  claims: SlotClaims;
  /** Null to hold, else the hold to extend. */
  holdId: string | null;
};

/**
 * The first repeat extends the hold, once (product §8 Holds). Later repeats are no-ops; explicit extensions are
 * refused.
 */
export const decideHold = ({ slot, claims, holdId }: HoldInput): HoldVerdict => {
  const live = liveHold(claims);
  const mine = live?.forPatient === true ? live : null;
  if (holdId !== null && mine?.holdId !== holdId) return { kind: 'expired' };
  const objection = objectionOfSlot(slot, claims, 'held');
  if (objection !== null) return { kind: 'refuse', objection };
  if (mine === null) return { kind: 'create' };
  if (!mine.extended) return { kind: 'extend', hold: mine };
  return holdId === null ? { kind: 'unchanged', hold: mine } : { kind: 'notExtendable' };
};

import {
  liveHold,
  objectionOfPerson,
  objectionOfSlot,
  type HoldClaim,
  type Objection,
  type SlotClaims,
  type SlotState,
} from './reserving.ts';

export type HoldVerdict =
  | { kind: 'create' }
  | { kind: 'extend'; hold: HoldClaim }
  /** No extension left. */
  | { kind: 'unchanged'; hold: HoldClaim }
  | { kind: 'expired' }
  | { kind: 'notExtendable' }
  | { kind: 'refuse'; objection: Objection };

export type HoldQuestion = {
  /** Null to hold, else the hold to extend. */
  holdId: string | null;
  /** Null leaves the person's other appointments to the reservation. */
  maxUpcoming: number | null;
};

type HoldInput = HoldQuestion & {
  slot: { status: Exclude<SlotState, 'held'>; startsAt: Date };
  claims: SlotClaims;
};

/**
 * The first repeat extends the hold, once (product §8 Holds). Later repeats are no-ops; explicit extensions are
 * refused.
 */
export const decideHold = ({ slot, claims, holdId, maxUpcoming }: HoldInput): HoldVerdict => {
  const live = liveHold(claims);
  const mine = live?.forPatient === true ? live : null;
  if (holdId !== null && mine?.holdId !== holdId) return { kind: 'expired' };
  const objection = objectionOfSlot(slot, claims, 'held');
  if (objection !== null) return { kind: 'refuse', objection };
  if (mine === null) {
    const ofPerson = maxUpcoming === null ? null : objectionOfPerson(claims, maxUpcoming);
    return ofPerson === null ? { kind: 'create' } : { kind: 'refuse', objection: ofPerson };
  }
  if (!mine.extended) return { kind: 'extend', hold: mine };
  return holdId === null ? { kind: 'unchanged', hold: mine } : { kind: 'notExtendable' };
};

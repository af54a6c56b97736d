import { slotAfter, type SlotState } from './slotStates.ts';

/** A hold on a place, as it is read: live or run out, for the patient or for somebody else. */
export type HoldClaim = { holdId: string; expiresAt: Date; extended: boolean; forPatient: boolean };

/** What stands between a patient and a place, read while both are locked. Instants on the database's clock. */
export type SlotClaims = {
  now: Date;
  hold: HoldClaim | null;
  /** The patient's own live reservation of this very place. */
  ownAppointmentId: string | null;
  /** Whether anybody's reservation keeps the place: what is stored of the place says so as well, unless a feed erred. */
  reserved: boolean;
  /** How many live reservations of the patient are not over. */
  upcoming: number;
  /** A live reservation of the patient at the same time, at any place. */
  overlappingId: string | null;
  /** Of whoever comes by an invitation: whether the place was set aside for it. Null for everybody else. */
  invited: boolean | null;
};

type StoredSlot = { status: Exclude<SlotState, 'held'>; startsAt: Date };

/** The hold that keeps the place now; one that ran out keeps nothing. */
export const liveHold = ({ hold, now }: SlotClaims): HoldClaim | null =>
  hold !== null && hold.expiresAt > now ? hold : null;

/** The state of a place: what is stored, and whether a hold on it lives. */
const stateOf = ({ status }: StoredSlot, claims: SlotClaims): SlotState =>
  status === 'free' && liveHold(claims) !== null ? 'held' : status;

/** Why a patient may not take a place. */
export type Objection = 'alreadyYours' | 'past' | 'taken' | 'tooMany' | 'overlap';

/** Whether the place itself can be had, by holding or by reserving: not over, not taken, not held for somebody else. */
export const objectionOfSlot = (
  slot: StoredSlot,
  claims: SlotClaims,
  event: 'held' | 'reserved',
): Extract<Objection, 'alreadyYours' | 'past' | 'taken'> | null => {
  if (claims.ownAppointmentId !== null) return 'alreadyYours';
  if (slot.startsAt <= claims.now) return 'past';
  // What is set aside is for whom it was set aside, and an invitation opens nothing else (product §4 Hub).
  if (claims.invited === false || (slot.status === 'set-aside' && claims.invited === null)) return 'taken';
  const state = stateOf(slot, claims);
  if (claims.reserved || slotAfter(state, event) === undefined) return 'taken';
  return liveHold(claims)?.forPatient === false ? 'taken' : null;
};

/**
 * Whether a patient may reserve a place, and the first reason why not. A hold that ran out takes nothing from its holder
 * while the place is still free (product §8 Holds). @param upcomingMost how many visits a person may have ahead
 */
export const objectionToReserving = (slot: StoredSlot, claims: SlotClaims, upcomingMost: number): Objection | null => {
  const objection = objectionOfSlot(slot, claims, 'reserved');
  if (objection !== null) return objection;
  if (claims.overlappingId !== null) return 'overlap';
  return claims.upcoming >= upcomingMost ? 'tooMany' : null;
};

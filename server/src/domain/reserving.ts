import { slotAfter, type SlotState } from './slotStates.ts';

export type HoldClaim = { holdId: string; expiresAt: Date; extended: boolean; forPatient: boolean };

/** Read under both row locks, with the database's clock. */
export type SlotClaims = {
  now: Date;
  hold: HoldClaim | null;
  ownAppointmentId: string | null;
  /** Also checked because a faulty feed may contradict the stored status. */
  reserved: boolean;
  upcoming: number;
  overlappingId: string | null;
  /** Whether the slot was set aside for an invited person; null for others. */
  invited: boolean | null;
};

type StoredSlot = { status: Exclude<SlotState, 'held'>; startsAt: Date };

export const liveHold = ({ hold, now }: SlotClaims): HoldClaim | null =>
  hold !== null && hold.expiresAt > now ? hold : null;

const stateOf = ({ status }: StoredSlot, claims: SlotClaims): SlotState =>
  status === 'free' && liveHold(claims) !== null ? 'held' : status;

export type Objection = 'alreadyYours' | 'past' | 'taken' | 'tooMany' | 'overlap';

/** The slot itself is over, taken, or held for another person. */
export const objectionOfSlot = (
  slot: StoredSlot,
  claims: SlotClaims,
  event: 'held' | 'reserved',
): Extract<Objection, 'alreadyYours' | 'past' | 'taken'> | null => {
  if (claims.ownAppointmentId !== null) return 'alreadyYours';
  if (slot.startsAt <= claims.now) return 'past';
  // Set-aside slots are for their invited person; invitations open no other slot (product §4 Hub).
  if (claims.invited === false || (slot.status === 'set-aside' && claims.invited === null)) return 'taken';
  const state = stateOf(slot, claims);
  if (claims.reserved || slotAfter(state, event) === undefined) return 'taken';
  return liveHold(claims)?.forPatient === false ? 'taken' : null;
};

/** After a hold expires, its holder may still reserve a free slot (product §8 Holds). */
export const objectionToReserving = (slot: StoredSlot, claims: SlotClaims, upcomingMost: number): Objection | null => {
  const objection = objectionOfSlot(slot, claims, 'reserved');
  if (objection !== null) return objection;
  if (claims.overlappingId !== null) return 'overlap';
  return claims.upcoming >= upcomingMost ? 'tooMany' : null;
};

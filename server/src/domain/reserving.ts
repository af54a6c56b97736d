/** `held` is never stored: a free slot with a live hold (domain: slot states). */
export const slotStates = [
  'free',
  'held',
  'busy',
  'busy-unavailable',
  'set-aside',
  'elsewhere',
  'entered-in-error',
] as const;

export const slotEvents = [
  'held',
  'released',
  'reserved',
  'freed',
  'withdrawn',
  'setAside',
  'referred',
  'mistaken',
] as const;

export type SlotState = (typeof slotStates)[number];
export type SlotEvent = (typeof slotEvents)[number];

const transitions: Record<SlotState, Partial<Record<SlotEvent, SlotState>>> = {
  free: {
    held: 'held',
    reserved: 'busy',
    withdrawn: 'busy-unavailable',
    setAside: 'set-aside',
    referred: 'elsewhere',
    mistaken: 'entered-in-error',
  },
  held: {
    held: 'held',
    released: 'free',
    reserved: 'busy',
    withdrawn: 'busy-unavailable',
    mistaken: 'entered-in-error',
  },
  // After a cancellation; withdrawn if too late.
  busy: {
    freed: 'free',
    withdrawn: 'busy-unavailable',
    setAside: 'set-aside',
    referred: 'elsewhere',
    mistaken: 'entered-in-error',
  },
  'busy-unavailable': { freed: 'free', referred: 'elsewhere', mistaken: 'entered-in-error' },
  // For one invited person.
  'set-aside': {
    held: 'set-aside',
    freed: 'free',
    reserved: 'busy',
    withdrawn: 'busy-unavailable',
    referred: 'elsewhere',
    mistaken: 'entered-in-error',
  },
  elsewhere: { withdrawn: 'busy-unavailable', mistaken: 'entered-in-error' },
  'entered-in-error': {},
};

export const slotAfter = (state: SlotState, event: SlotEvent): SlotState | undefined => transitions[state][event];

export type HoldClaim = { holdId: string; expiresAt: Date; extended: boolean; forPatient: boolean };

/** Read under both row locks. */
export type SlotClaims = {
  now: Date;
  hold: HoldClaim | null;
  ownAppointmentId: string | null;
  /** A faulty feed may contradict the stored status. */
  reserved: boolean;
  upcoming: number;
  overlappingId: string | null;
  /** Set aside for this invited person; null for others. */
  invited: boolean | null;
};

type StoredSlot = { status: Exclude<SlotState, 'held'>; startsAt: Date };

export const liveHold = ({ hold, now }: SlotClaims): HoldClaim | null =>
  hold !== null && hold.expiresAt > now ? hold : null;

const stateOf = ({ status }: StoredSlot, claims: SlotClaims): SlotState =>
  status === 'free' && liveHold(claims) !== null ? 'held' : status;

export type Objection = 'alreadyYours' | 'past' | 'elsewhere' | 'taken' | 'tooMany' | 'overlap';

export const objectionOfSlot = (
  slot: StoredSlot,
  claims: SlotClaims,
  event: 'held' | 'reserved',
): Extract<Objection, 'alreadyYours' | 'past' | 'elsewhere' | 'taken'> | null => {
  if (claims.ownAppointmentId !== null) return 'alreadyYours';
  if (slot.startsAt <= claims.now) return 'past';
  if (slot.status === 'elsewhere') return 'elsewhere';
  // Invitations open no other slot (product §4 Hub).
  if (claims.invited === false || (slot.status === 'set-aside' && claims.invited === null)) return 'taken';
  const state = stateOf(slot, claims);
  if (claims.reserved || slotAfter(state, event) === undefined) return 'taken';
  return liveHold(claims)?.forPatient === false ? 'taken' : null;
};

/** From the person's other appointments (product §4). */
export const objectionOfPerson = (
  { overlappingId, upcoming }: SlotClaims,
  maxUpcoming: number,
): Extract<Objection, 'overlap' | 'tooMany'> | null => {
  if (overlappingId !== null) return 'overlap';
  return upcoming >= maxUpcoming ? 'tooMany' : null;
};

/** After a hold expires, its holder may still reserve a free slot (product §8 Holds). */
export const objectionToReserving = (slot: StoredSlot, claims: SlotClaims, maxUpcoming: number): Objection | null =>
  objectionOfSlot(slot, claims, 'reserved') ?? objectionOfPerson(claims, maxUpcoming);

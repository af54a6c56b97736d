/** Where a place stands (domain: slot states). Held is not a stored status: it is a free place with a live hold. */
export const slotStates = ['free', 'held', 'busy', 'busy-unavailable', 'set-aside', 'entered-in-error'] as const;

/** What happens to a place, in the past tense. */
export const slotEvents = ['held', 'released', 'reserved', 'freed', 'withdrawn', 'setAside', 'mistaken'] as const;

export type SlotState = (typeof slotStates)[number];
export type SlotEvent = (typeof slotEvents)[number];

const transitions: Record<SlotState, Partial<Record<SlotEvent, SlotState>>> = {
  free: {
    held: 'held',
    reserved: 'busy',
    withdrawn: 'busy-unavailable',
    setAside: 'set-aside',
    mistaken: 'entered-in-error',
  },
  // Held again is a hold made longer. A hold that ran out counts as released, without anybody doing it.
  held: {
    held: 'held',
    released: 'free',
    reserved: 'busy',
    withdrawn: 'busy-unavailable',
    mistaken: 'entered-in-error',
  },
  // Cancelled in time it is free again, or waits for the same person where a clinic invited them; cancelled too late it is withdrawn.
  busy: { freed: 'free', withdrawn: 'busy-unavailable', setAside: 'set-aside', mistaken: 'entered-in-error' },
  'busy-unavailable': { freed: 'free', mistaken: 'entered-in-error' },
  // For whom a clinic invites, and nobody else: `reserving.ts` asks for whom. Held, it stays so; the hold stands beside it.
  'set-aside': {
    held: 'set-aside',
    freed: 'free',
    reserved: 'busy',
    withdrawn: 'busy-unavailable',
    mistaken: 'entered-in-error',
  },
  'entered-in-error': {},
};

/** The state after an event, or nothing when the event cannot happen there. */
export const slotAfter = (state: SlotState, event: SlotEvent): SlotState | undefined => transitions[state][event];

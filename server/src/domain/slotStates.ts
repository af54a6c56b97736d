/** `held` is never stored: a free slot with a live hold (domain: slot states). */
export const slotStates = ['free', 'held', 'busy', 'busy-unavailable', 'set-aside', 'entered-in-error'] as const;

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
  held: {
    held: 'held',
    released: 'free',
    reserved: 'busy',
    withdrawn: 'busy-unavailable',
    mistaken: 'entered-in-error',
  },
  // After a cancellation: free or set aside again, or withdrawn if too late.
  busy: { freed: 'free', withdrawn: 'busy-unavailable', setAside: 'set-aside', mistaken: 'entered-in-error' },
  'busy-unavailable': { freed: 'free', mistaken: 'entered-in-error' },
  // For one invited person, whom `reserving.ts` checks. A hold does not change it.
  'set-aside': {
    held: 'set-aside',
    freed: 'free',
    reserved: 'busy',
    withdrawn: 'busy-unavailable',
    mistaken: 'entered-in-error',
  },
  'entered-in-error': {},
};

export const slotAfter = (state: SlotState, event: SlotEvent): SlotState | undefined => transitions[state][event];

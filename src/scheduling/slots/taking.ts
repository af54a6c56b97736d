import { createContext, use } from 'react';

import type { Slot } from '../../../contract/appointments.ts';
import type { Conflict } from './useConflicts';

/** How a list of slots is taken: what a tap does, which one is being taken, which are held for the person, and what stands in the way. */
export type Taking = {
  onTake: (slot: Slot) => void;
  takingId: string | undefined;
  heldIds: readonly string[];
  conflictOf: (slot: Slot) => Conflict | undefined;
};

const TakingContext = createContext<Taking>({
  onTake: () => undefined,
  takingId: undefined,
  heldIds: [],
  conflictOf: () => undefined,
});

/** A page of slots says it once; each slot asks for it. */
export const InTaking = TakingContext.Provider;
export const useTaking = (): Taking => use(TakingContext);

import { createContext, use } from 'react';

import type { Slot } from '../../../contract/appointments.ts';
import type { Conflict } from './useConflicts';

export type Taking = {
  onTake: (slot: Slot) => void;
  takingId: string | undefined;
  heldIds: readonly string[];
  conflictOf: (slot: Slot) => Conflict | undefined;
  /** The person has the maximum of upcoming appointments. */
  isLimitReached: boolean;
};

const TakingContext = createContext<Taking>({
  onTake: () => undefined,
  takingId: undefined,
  heldIds: [],
  conflictOf: () => undefined,
  isLimitReached: false,
});

export const InTaking = TakingContext.Provider;
export const useTaking = (): Taking => use(TakingContext);

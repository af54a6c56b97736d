import { useState } from 'react';

import type { Appointment, Slot } from '../../../contract/appointments.ts';
import { isAbsent, refusalIn } from '../../api/capability';
import type { BookingChannel } from './channel';
import { isAlreadyMine, isLostRace, problemOfHolding } from './refusals';
import { useAct } from './useAct';

/** How a tap ended: the slot is held (or merely chosen), was one's own already, or is not to be had. */
export type Taken = { kind: 'held' } | { kind: 'mine'; appointment: Appointment | undefined } | { kind: 'refused' };

/**
 * Takes the slot that was tapped: holds it, or simply chooses it where the back end knows no hold (product §8).
 * A second tap while one is under way does nothing.
 */
export const useTakeSlot = ({ hold, choose, lose }: Pick<BookingChannel, 'hold' | 'choose' | 'lose'>) => {
  const { act, isBusy, problem } = useAct(hold);
  const [slotId, setSlotId] = useState<string>();

  const take = async (slot: Slot): Promise<Taken> => {
    if (isBusy) return { kind: 'refused' };
    setSlotId(slot.spaceId);
    const { error } = await act(slot);
    if (error === undefined || isAbsent(error)) {
      choose?.(slot);
      return { kind: 'held' };
    }
    if (isAlreadyMine(error)) return { kind: 'mine', appointment: refusalIn(error)?.reservation };
    if (isLostRace(error)) lose?.(slot, error);
    return { kind: 'refused' };
  };
  return {
    take,
    takingId: isBusy ? slotId : undefined,
    /** Where the list does not tell a lost race by itself, this does. */
    problem: lose ? problemOfHolding(problem) : problem,
  };
};

import { useState } from 'react';

import type { Appointment, Slot } from '../../../contract/appointments.ts';
import { isAbsent, refusalIn } from '../../api/capability';
import type { BookingChannel } from './channel';
import { isAlreadyMine, isLostRace, isNotHeld, problemOfHolding } from './refusals';
import { useChannelAction } from './useChannelAction';

/** `held` includes slots only chosen; `mine` were already the person's. */
export type Taken = { kind: 'held' } | { kind: 'mine'; appointment: Appointment | undefined } | { kind: 'refused' };

/** Holds the slot, or only chooses it where the back end has no holds (product §8). Ignores taps while pending. */
export const useTakeSlot = ({ hold, choose, lose }: Pick<BookingChannel, 'hold' | 'choose' | 'lose'>) => {
  const { act, isBusy, problem } = useChannelAction(hold);
  const [tried, setTried] = useState<Slot>();

  const take = async (slot: Slot): Promise<Taken> => {
    if (isBusy) return { kind: 'refused' };
    setTried(slot);
    const { error } = await act(slot);
    if (error === undefined || isAbsent(error) || isNotHeld(error)) {
      choose?.(slot, { isUnheld: isNotHeld(error) });
      return { kind: 'held' };
    }
    if (isAlreadyMine(error)) return { kind: 'mine', appointment: refusalIn(error)?.reservation };
    if (isLostRace(error)) lose?.(slot, error);
    return { kind: 'refused' };
  };
  return {
    take,
    tried,
    takingId: isBusy ? tried?.spaceId : undefined,
    /** Includes lost races that the list does not show. */
    problem: lose ? problemOfHolding(problem) : problem,
  };
};

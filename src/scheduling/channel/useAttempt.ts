import type { Appointment, Slot } from '../../../contract/appointments.ts';
import type { Answer } from './channel';
import { useBookingChannel } from './channel';
import { isEnded, isLostRace } from './refusals';
import { useChannelAction } from './useChannelAction';

/** `ended`: the guest's time ran out. */
export type Outcome =
  | { kind: 'done'; appointment: Appointment | null }
  | { kind: 'lost' | 'ended' }
  | { kind: 'refused'; failure: Answer<unknown>['error'] };

/** The list shows lost races, so `problem` excludes them. */
export const useAttempt = <A extends readonly unknown[]>(
  action: ((slot: Slot, ...rest: A) => Promise<Answer<Appointment | null>>) | undefined,
) => {
  const { lose } = useBookingChannel();
  const { act, isBusy, problem } = useChannelAction(action);
  const attempt = async (slot: Slot, ...rest: A): Promise<Outcome> => {
    const { data, error } = await act(slot, ...rest);
    if (data !== undefined) return { kind: 'done', appointment: data };
    if (isEnded(error)) return { kind: 'ended' };
    if (!isLostRace(error)) return { kind: 'refused', failure: error };
    lose?.(slot, error);
    return { kind: 'lost' };
  };
  return { attempt, isBusy, problem: isLostRace(problem) ? undefined : problem };
};

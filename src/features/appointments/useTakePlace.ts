import type { Reservation, Space } from '../../../contract/appointments.ts';
import { useHoldSpaceMutation, type Person } from '../../api/appointmentsApi';
import { isAbsent, refusalIn } from '../../api/capability';
import { useAppDispatch } from '../../store/hooks';
import { placeChosen } from './appointmentsSlice';
import { isAlreadyMine, problemOfHolding } from './refusals';
import { useRaceLost } from './useRaceLost';

/** How a tap ended: the place is held (or merely chosen), was one's own already, or is not to be had. */
export type Taken = { kind: 'held' } | { kind: 'mine'; visit: Reservation | undefined } | { kind: 'refused' };

/**
 * Takes the place that was tapped: holds it, or simply chooses it where the back end knows no hold (product §8).
 * `movingId` is the visit that it would move. A second tap while one is under way does nothing.
 */
export const useTakePlace = (person: Person, movingId: string | null) => {
  const dispatch = useAppDispatch();
  const noteRace = useRaceLost();
  const [holdSpace, { isLoading, originalArgs, error }] = useHoldSpaceMutation();

  const take = async (place: Space): Promise<Taken> => {
    if (isLoading) return { kind: 'refused' };
    const { error: failure } = await holdSpace({ space: place, dependent: person });
    if (failure === undefined || isAbsent(failure)) {
      dispatch(placeChosen({ place, movingId }));
      return { kind: 'held' };
    }
    if (isAlreadyMine(failure)) return { kind: 'mine', visit: refusalIn(failure)?.reservation };
    noteRace(place, failure);
    return { kind: 'refused' };
  };

  return { take, takingId: isLoading ? originalArgs?.space.spaceId : undefined, problem: problemOfHolding(error) };
};

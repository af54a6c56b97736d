import type { Reservation, Space } from '../../../contract/appointments.ts';
import { appointmentsApi, useHoldSpaceMutation, type Person } from '../../api/appointmentsApi';
import { isAbsent, refusalIn } from '../../api/capability';
import { useAppDispatch } from '../../store/hooks';
import { placeChosen, raceLost } from './appointmentsSlice';
import { isAlreadyMine, isLostRace, problemOf } from './refusals';

/** How a tap ended: the place is held (or merely chosen), was one's own already, or is not to be had. */
export type Taken = { kind: 'held' } | { kind: 'mine'; visit: Reservation | undefined } | { kind: 'refused' };

/**
 * Takes the place that was tapped: holds it, or simply chooses it where the back end knows no hold (product §8).
 * A second tap while one is under way does nothing.
 */
export const useTakePlace = (person: Person) => {
  const dispatch = useAppDispatch();
  const [holdSpace, { isLoading, originalArgs, error }] = useHoldSpaceMutation();

  const take = async (place: Space): Promise<Taken> => {
    if (isLoading) return { kind: 'refused' };
    const { error: failure } = await holdSpace({ space: place, dependent: person });
    if (failure === undefined || isAbsent(failure)) {
      dispatch(placeChosen(place));
      return { kind: 'held' };
    }
    if (isAlreadyMine(failure)) return { kind: 'mine', visit: refusalIn(failure)?.reservation };
    if (isLostRace(failure)) {
      dispatch(raceLost({ place, nearby: refusalIn(failure)?.spaces ?? [] }));
      dispatch(appointmentsApi.util.invalidateTags(['FreeSpace'])); // the list just proved to be old
    }
    return { kind: 'refused' };
  };

  return { take, takingId: isLoading ? originalArgs?.space.spaceId : undefined, problem: problemOf(error) };
};

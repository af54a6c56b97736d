import type { Space } from '../../../contract/appointments.ts';
import { appointmentsApi, useHoldSpaceMutation, type Person } from '../../api/appointmentsApi';
import { isAbsent, refusalIn } from '../../api/capability';
import { useAppDispatch } from '../../store/hooks';
import { placeChosen, raceLost } from './appointmentsSlice';
import { isLostRace, problemOf } from './refusals';

/**
 * Takes the place that was tapped: holds it, or simply chooses it where the back end knows no hold (product §8).
 * A second tap while one is under way does nothing. `take` answers whether the booking goes on.
 */
export const useTakePlace = (person: Person) => {
  const dispatch = useAppDispatch();
  const [holdSpace, { isLoading, originalArgs, error }] = useHoldSpaceMutation();

  const take = async (place: Space): Promise<boolean> => {
    if (isLoading) return false;
    const { error: failure } = await holdSpace({ space: place, dependent: person });
    if (failure === undefined || isAbsent(failure)) {
      dispatch(placeChosen(place));
      return true;
    }
    if (isLostRace(failure)) {
      dispatch(raceLost({ place, nearby: refusalIn(failure)?.spaces ?? [] }));
      dispatch(appointmentsApi.util.invalidateTags(['FreeSpace'])); // the list just proved to be old
    }
    return false;
  };

  return { take, takingId: isLoading ? originalArgs?.space.spaceId : undefined, problem: problemOf(error) };
};

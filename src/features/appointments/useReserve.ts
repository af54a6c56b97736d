import type { Reservation, Space } from '../../../contract/appointments.ts';
import { appointmentsApi, useReserveSpaceMutation, type Person } from '../../api/appointmentsApi';
import { refusalIn } from '../../api/capability';
import { useAppDispatch } from '../../store/hooks';
import { raceLost, visitBooked } from './appointmentsSlice';
import { isAlreadyMine, isLostRace, problemOf } from './refusals';

type Request = { place: Space; raisonVisite: string; person: Person };

/** How an attempt ended. `visit` is null when another back end does not say it. */
export type Outcome = { kind: 'booked'; visit: Reservation | null } | { kind: 'lost' } | { kind: 'refused' };

/**
 * Reserves a place. One's own place again is a success, not an error: double click, lost answer and second tab all end
 * with the one reservation (product §8).
 */
export const useReserve = () => {
  const dispatch = useAppDispatch();
  const [reserveSpace, { isLoading, error }] = useReserveSpaceMutation();
  const listsAreOld = () => dispatch(appointmentsApi.util.invalidateTags(['History', 'Hold', 'FreeSpace']));

  const reserve = async ({ place, raisonVisite, person }: Request): Promise<Outcome> => {
    const { data, error: failure } = await reserveSpace({ space: place, raisonVisite, dependent: person });
    const visit = isAlreadyMine(failure) ? (refusalIn(failure)?.reservation ?? null) : data;
    if (visit !== undefined) {
      dispatch(visitBooked({ place, personId: person?.patientId ?? null, reservation: visit }));
      if (failure) listsAreOld();
      return { kind: 'booked', visit };
    }
    if (!isLostRace(failure)) return { kind: 'refused' };
    dispatch(raceLost({ place, nearby: refusalIn(failure)?.spaces ?? [] }));
    listsAreOld();
    return { kind: 'lost' };
  };

  return { reserve, isReserving: isLoading, problem: problemOf(error) };
};

import type { Reservation, Space } from '../../../../contract/appointments.ts';
import { appointmentsApi } from '../../../api/appointmentsApi';
import { refusalIn } from '../../../api/capability';
import { useRescheduleReservationMutation } from '../../../api/visitsApi';
import { useAppDispatch } from '../../../store/hooks';
import { raceLost, visitMoved } from '../appointmentsSlice';
import { isAlreadyMine, isLostRace } from '../refusals';

/** How an attempt ended. A lost race and a refusal leave the visit as it was. */
type Outcome = 'moved' | 'lost' | 'refused';

/** Refusals that show that the visit on screen is not as it was. */
const outdated = ['appointment.notMovable', 'appointment.alreadyCancelled'];

/**
 * Moves a visit to a place (product §4). A place that is the visit's own already is a success that was asked for twice:
 * double click, lost answer and second tab all end with one visit, moved once.
 */
export const useReschedule = (before: Reservation) => {
  const dispatch = useAppDispatch();
  const [reschedule, { isLoading, error }] = useRescheduleReservationMutation();
  const listsAreOld = () => dispatch(appointmentsApi.util.invalidateTags(['History', 'Hold', 'FreeSpace']));

  const move = async (place: Space): Promise<Outcome> => {
    const { data, error: failure } = await reschedule({ reservationId: before.reservationId, space: place });
    const standing = isAlreadyMine(failure) ? refusalIn(failure)?.reservation : undefined;
    const after = standing?.reservationId === before.reservationId ? standing : data;
    if (after !== undefined) {
      dispatch(visitMoved({ before, place, after }));
      if (failure) listsAreOld();
      return 'moved';
    }
    if (outdated.includes(refusalIn(failure)?.message ?? '')) listsAreOld();
    if (!isLostRace(failure)) return 'refused';
    dispatch(raceLost({ place, nearby: refusalIn(failure)?.spaces ?? [] }));
    listsAreOld();
    return 'lost';
  };

  return { move, isMoving: isLoading, problem: isLostRace(error) ? undefined : error };
};

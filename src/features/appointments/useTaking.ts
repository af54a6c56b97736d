import type { Space } from '../../../contract/appointments.ts';
import { useAppDispatch } from '../../store/hooks';
import { placeChosen, visitBooked } from './appointmentsSlice';
import type { BookingStepProps } from './bookingPort';
import type { Taking } from './TimeSlot';
import { useConflicts } from './useConflicts';
import { useHeldPlace } from './useHeldPlace';
import { useTakePlace } from './useTakePlace';

/** What a tap on a time does in the list: holds it and goes to the check, or on to the visit when it is one's own already. */
export const useTaking = (props: Pick<BookingStepProps, 'person' | 'seesHistory' | 'moving' | 'go'>) => {
  const { person, moving, go } = props;
  const movingId = moving?.reservationId ?? null;
  const dispatch = useAppDispatch();
  const { hold, heldIds } = useHeldPlace(person, { movingId });
  const { take, takingId, problem } = useTakePlace(person, movingId);
  const conflictOf = useConflicts(props);

  const goOnWith = (place: Space) => {
    dispatch(placeChosen({ place, movingId }));
    go('review');
  };
  const onTake = async (place: Space) => {
    if (heldIds.includes(place.spaceId)) {
      goOnWith(place);
      return;
    }
    const taken = await take(place);
    if (taken.kind === 'held') go('review');
    if (taken.kind !== 'mine') return;
    // Who may book for somebody and not read their visits is not told which it is: then the place that was tapped is shown.
    if (!moving)
      dispatch(visitBooked({ place, personId: person?.patientId ?? null, reservation: taken.visit ?? null }));
    go('confirmed', taken.visit && { visit: taken.visit.reservationId });
  };
  const taking: Taking = {
    onTake: (place) => {
      void onTake(place);
    },
    takingId,
    heldIds,
    conflictOf,
  };
  return { taking, hold, goOnWith, problem };
};

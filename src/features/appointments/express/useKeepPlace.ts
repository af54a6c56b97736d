import type { Space } from '../../../../contract/appointments.ts';
import { useKeepExpressSpaceMutation, type ExpressKept } from '../../../api/expressApi';
import { useAppDispatch } from '../../../store/hooks';
import { placeChosen } from '../appointmentsSlice';
import { isEnded, problemOfHolding } from '../refusals';
import type { Taking } from '../TimeSlot';
import { useChosen } from '../useChosen';
import { useRaceLost } from '../useRaceLost';

type Ways = {
  /** The visit that a place would move; null for a new one. */
  movingId: string | null;
  /** What is kept already. */
  kept: ExpressKept | null;
  onKept: (kept: ExpressKept) => void;
  goOn: () => void;
};

/** What a tap on a time does without an account: some work of the device, then the place is kept and the questions begin. */
export const useKeepPlace = ({ movingId, kept, onKept, goOn }: Ways) => {
  const dispatch = useAppDispatch();
  const noteRace = useRaceLost();
  const [keep, { isLoading, originalArgs, error }] = useKeepExpressSpaceMutation();
  const { place: chosen } = useChosen(movingId);
  const heldIds = chosen && kept?.hold ? [chosen.spaceId] : [];

  const ask = async (spaceId: string) => {
    const token = kept?.token ?? null;
    const answer = await keep({ spaceId, token });
    return token !== null && isEnded(answer.error) ? keep({ spaceId, token: null }) : answer;
  };
  const onTake = async (place: Space) => {
    if (isLoading) return;
    if (heldIds.includes(place.spaceId)) {
      goOn();
      return;
    }
    const { data, error: failure } = await ask(place.spaceId);
    if (data === undefined) {
      noteRace(place, failure);
      return;
    }
    dispatch(placeChosen({ place, movingId }));
    onKept(data);
    goOn();
  };
  const taking: Taking = {
    onTake: (place) => {
      void onTake(place);
    },
    takingId: isLoading ? originalArgs?.spaceId : undefined,
    heldIds,
    conflictOf: () => undefined, // nobody's visits are known here
  };
  return { taking, problem: problemOfHolding(error), isWorking: isLoading };
};

import type { Reservation, Space } from '../../../../contract/appointments.ts';
import { refusalIn } from '../../../api/capability';
import { useReserveExpressSpaceMutation, type ExpressKept } from '../../../api/expressApi';
import { useAppSelector } from '../../../store/hooks';
import type { FormFailure } from '../../../ui';
import { selectRaisonVisite } from '../appointmentsSlice';
import { isAlreadyMine, isEnded } from '../refusals';
import { useRaceLost } from '../useRaceLost';

type Ways = { onBooked: (visit: Reservation) => void; onLost: () => void; onEnded: () => void };

/**
 * Books with the code that was mailed. One's own place again is a success (product §8): a double click and a lost answer end with
 * the one visit.
 */
export const useSendCode = ({ token, hold }: ExpressKept, place: Space, { onBooked, onLost, onEnded }: Ways) => {
  const [reserve] = useReserveExpressSpaceMutation();
  const raisonVisite = useAppSelector(selectRaisonVisite);
  const noteRace = useRaceLost();
  return async (code: string): Promise<FormFailure | undefined> => {
    const { data, error } = await reserve({
      token,
      holdId: hold?.holdId ?? null,
      code,
      raisonVisite,
      perName: place.perName,
    });
    const refusal = refusalIn(error);
    const visit = isAlreadyMine(error) ? refusal?.reservation : data;
    if (visit) onBooked(visit);
    else if (noteRace(place, error)) onLost();
    else if (isEnded(error)) onEnded();
    else return refusal?.status === 'network' ? { message: 'review.lostAnswer' } : (refusal ?? {});
    return undefined;
  };
};

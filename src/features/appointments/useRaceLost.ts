import type { Space } from '../../../contract/appointments.ts';
import { appointmentsApi } from '../../api/appointmentsApi';
import { refusalIn } from '../../api/capability';
import { useAppDispatch } from '../../store/hooks';
import { raceLost } from './appointmentsSlice';
import { isLostRace } from './refusals';

type Failure = Parameters<typeof isLostRace>[0];

/** Notes that a place went to somebody else, with what is free near it; the list just proved to be old. @returns whether that is why */
export const useRaceLost = () => {
  const dispatch = useAppDispatch();
  return (place: Space, failure: Failure): boolean => {
    if (!isLostRace(failure)) return false;
    dispatch(raceLost({ place, nearby: refusalIn(failure)?.spaces ?? [] }));
    dispatch(appointmentsApi.util.invalidateTags(['FreeSpace']));
    return true;
  };
};

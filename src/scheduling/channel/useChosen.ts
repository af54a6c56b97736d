import { useAppSelector } from '../../store/hooks';
import { selectChoices, type AppointmentsState } from './appointmentsSlice';

type Chosen = Pick<AppointmentsState, 'slot' | 'isUnheld'> & {
  /** Undefined until chosen. */
  profId: string | null | undefined;
};

/** For a new appointment (null) or for moving this one. */
export const useChosen = (movingId: string | null): Chosen => {
  const choices = useAppSelector(selectChoices);
  return choices.movingId === movingId ? choices : { slot: null, isUnheld: false, profId: undefined };
};

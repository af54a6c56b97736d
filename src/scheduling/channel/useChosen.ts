import { useAppSelector } from '../../store/hooks';
import { selectChoices, type AppointmentsState } from './appointmentsSlice';

type Chosen = Pick<AppointmentsState, 'slot'> & {
  /** The wanted professional; undefined until chosen. */
  profId: string | null | undefined;
};

/** Returns the choices for a new appointment (null) or for moving this one. */
export const useChosen = (movingId: string | null): Chosen => {
  const choices = useAppSelector(selectChoices);
  return choices.movingId === movingId ? choices : { slot: null, profId: undefined };
};

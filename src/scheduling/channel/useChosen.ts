import { useAppSelector } from '../../store/hooks';
import { selectChoices, type AppointmentsState } from './appointmentsSlice';

type Chosen = Pick<AppointmentsState, 'slot'> & {
  /** Whom the person wants to see; undefined before they said it. */
  profId: string | null | undefined;
};

/** What was chosen for a new visit (null), or to move this one. What was chosen for another does not count. */
export const useChosen = (movingId: string | null): Chosen => {
  const choices = useAppSelector(selectChoices);
  return choices.movingId === movingId ? choices : { slot: null, profId: undefined };
};

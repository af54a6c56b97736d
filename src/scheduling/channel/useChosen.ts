import { useAppSelector } from '../../store/hooks';
import { selectChoices, type AppointmentsState } from './appointmentsSlice';

type Chosen = Pick<AppointmentsState, 'slot' | 'isUnheld'> & {
  profId: string | null | undefined;
};

export const useChosen = (movingId: string | null): Chosen => {
  const choices = useAppSelector(selectChoices);
  return choices.movingId === movingId ? choices : { slot: null, isUnheld: false, profId: undefined };
};

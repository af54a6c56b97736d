import { useNavigate } from 'react-router-dom';

import { isCataloguedReason } from '../../../contract/catalogues.ts';
import type { SlotOffer, WatchedAlert } from '../../api/alertAnswers';
import type { Person } from '../../api/appointmentsApi';
import { paths, toAppointment, toMoving } from '../../lib/paths';
import { useAppDispatch } from '../../store/hooks';
import { accountSlots } from '../../scheduling/channel/accountChannel';
import { reasonChosen } from '../../scheduling/channel/appointmentsSlice';
import { anySlot } from '../../scheduling/search/searchChoice';
import { writeStep } from '../../scheduling/search/searchQuery';
import { useTakeSlot } from '../../scheduling/channel/useTakeSlot';

/** Back ends without holds skip the hold. */
export const useTakeOffer = ({ criteria: { raisonVisite }, reservationId }: WatchedAlert, person: Person) => {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { take, takingId, problem } = useTakeSlot(accountSlots(dispatch, person, reservationId));
  const checkAddress = {
    pathname: reservationId === null ? paths.newAppointment : toMoving(reservationId),
    search: writeStep('review', anySlot),
  };

  const takeOffer = async ({ space }: SlotOffer): Promise<'refused' | 'on'> => {
    if (reservationId === null && raisonVisite) {
      dispatch(
        reasonChosen(
          isCataloguedReason(raisonVisite)
            ? { code: raisonVisite, ownWords: '' }
            : { code: 'other', ownWords: raisonVisite },
        ),
      );
    }
    const taken = await take(space);
    if (taken.kind === 'refused') return 'refused';
    void navigate(
      taken.kind === 'mine'
        ? taken.appointment
          ? toAppointment(taken.appointment.reservationId)
          : paths.appointments
        : checkAddress,
    );
    return 'on';
  };
  return { takeOffer, isTaking: takingId !== undefined, problem };
};

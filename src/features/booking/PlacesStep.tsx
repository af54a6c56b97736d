import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reservation, Space } from '../../../contract/appointments.ts';
import { useAppDispatch } from '../../store/hooks';
import { visitBooked } from '../../scheduling/channel/appointmentsSlice';
import type { BookingStepProps } from '../../scheduling/channel/bookingPort';
import { FreePlaces } from '../../scheduling/slots/FreePlaces';
import { LimitNotice } from '../../scheduling/search/LimitNotice';
import { SlotsPage } from '../../scheduling/slots/SlotsPage';
import { useConflicts } from '../../scheduling/slots/useConflicts';
import { useHeldPlace } from './useHeldPlace';

type Props = BookingStepProps & {
  today: string;
  progress: string;
  /** What one can do beside choosing, below the list. */
  otherwise: ReactNode;
};

/** The free slots of the clinics: one tap holds one, and goes on to the check, or to the appointment when it is one's own already. */
export function PlacesStep(props: Props) {
  const { person, moving, go, addressOf, progress } = props;
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { hold, heldIds } = useHeldPlace(person, { movingId: moving?.reservationId ?? null });
  const conflictOf = useConflicts(props);
  const onMine = (place: Space, reservation: Reservation | undefined) => {
    // Who may book for somebody and not read their visits is not told which it is: then the place that was tapped is shown.
    if (!moving)
      dispatch(visitBooked({ place, personId: person?.patientId ?? null, reservation: reservation ?? null }));
    go('confirmed', reservation && { visit: reservation.reservationId });
  };
  return (
    <SlotsPage
      {...{ progress, moving, heldIds, conflictOf, onMine }}
      held={hold}
      back={{ to: addressOf('search'), label: t('booking.places.change') }}
      notice={<LimitNotice {...props} />}
      onTaken={() => {
        go('review');
      }}
    >
      <FreePlaces {...props} />
    </SlotsPage>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment, Slot } from '../../../contract/appointments.ts';
import { useAppDispatch } from '../../store/hooks';
import { appointmentBooked } from '../../scheduling/channel/appointmentsSlice';
import type { BookingStepProps } from '../../scheduling/channel/bookingPort';
import { useSearchSummary } from '../../scheduling/search/useSearchSummary';
import { FreeSlots } from '../../scheduling/slots/FreeSlots';
import { LimitNotice } from '../../scheduling/search/LimitNotice';
import { SlotsPage } from '../../scheduling/slots/SlotsPage';
import { useConflicts } from '../../scheduling/slots/useConflicts';
import { useReachedLimit } from '../../scheduling/slots/useReachedLimit';
import { HoldsMissed } from './HoldsMissed';
import { useHeldSlot } from './useHeldSlot';

type Props = BookingStepProps & {
  today: string;
  progress: string;
  otherwise: ReactNode;
};

export function SlotsStep(props: Props) {
  const { person, choice, moving, go, addressOf, progress } = props;
  const criteria = useSearchSummary(choice, { isBrief: true });
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { hold, heldIds } = useHeldSlot(person, { movingId: moving?.reservationId ?? null });
  const conflictOf = useConflicts(props);
  const isLimitReached = useReachedLimit(props) !== undefined;
  const onMine = (slot: Slot, appointment: Appointment | undefined) => {
    // A user who may book but not read gets no appointment; the confirmation shows the slot.
    if (!moving)
      dispatch(appointmentBooked({ slot, personId: person?.patientId ?? null, reservation: appointment ?? null }));
    go('confirmed', appointment && { visit: appointment.reservationId });
  };
  return (
    <SlotsPage
      {...{ progress, criteria, moving, heldIds, conflictOf, isLimitReached, onMine }}
      held={hold}
      back={{ to: addressOf('search'), label: t('booking.places.change') }}
      notice={
        <>
          <HoldsMissed />
          <LimitNotice {...props} />
        </>
      }
      onTaken={() => {
        go('review');
      }}
    >
      <FreeSlots {...props} />
    </SlotsPage>
  );
}

import { Navigate } from 'react-router-dom';

import type { Appointment } from '../../../../contract/appointments.ts';
import { useAppSelector } from '../../../store/hooks';
import { MoveReview } from '../../../scheduling/moving/MoveReview';
import { NothingChosen } from '../../../scheduling/channel/NothingChosen';
import { useChosen } from '../../../scheduling/channel/useChosen';
import { selectGuest } from '../guestSlice';
import { heldBy } from '../heldBy';

type Props = {
  appointment: Appointment;
  progress: string;
  appointmentAddress: string;
  slotsAddress: string;
  onMoved: () => void;
  onOtherTime: () => void;
};

export function ManagedMoveReview({ appointment, appointmentAddress, slotsAddress, ...review }: Props) {
  const { slot } = useChosen(appointment.reservationId);
  const { kept } = useAppSelector(selectGuest);
  if (slot?.spaceId === appointment.spaceId) return <Navigate to={appointmentAddress} replace />; // already moved to this slot
  if (!slot || !kept) return <NothingChosen listAddress={slotsAddress} />;
  const isNewCall = slot.mode === 'phone' && appointment.mode !== 'phone';
  return (
    <MoveReview
      {...{ appointment, slot, ...review }}
      held={heldBy(kept, slot)}
      keepsHold
      number={isNewCall ? { initial: { phone: '' } } : undefined}
    />
  );
}

import { Navigate } from 'react-router-dom';

import type { Reservation } from '../../../../contract/appointments.ts';
import { useAppSelector } from '../../../store/hooks';
import { MoveReview } from '../../../scheduling/moving/MoveReview';
import { NothingChosen } from '../../../scheduling/channel/NothingChosen';
import { useChosen } from '../../../scheduling/channel/useChosen';
import { selectGuest } from '../guestSlice';
import { heldBy } from '../heldBy';

type Props = {
  visit: Reservation;
  progress: string;
  visitAddress: string;
  placesAddress: string;
  onMoved: () => void;
  onOtherTime: () => void;
};

/** Before an appointment that was found again moves: the old time and the new one, which is held meanwhile. */
export function ManagedMoveReview({ visit, visitAddress, placesAddress, ...review }: Props) {
  const { place } = useChosen(visit.reservationId);
  const { kept } = useAppSelector(selectGuest);
  if (place?.spaceId === visit.spaceId) return <Navigate to={visitAddress} replace />; // it stands there already
  if (!place || !kept) return <NothingChosen listAddress={placesAddress} />;
  return <MoveReview {...{ visit, place, ...review }} held={heldBy(kept, place)} keepsHold />;
}

import { Navigate } from 'react-router-dom';

import type { Reservation } from '../../../../../contract/appointments.ts';
import { useRescheduleExpressVisitMutation, type ExpressKept, type ManagedVisit } from '../../../../api/expressApi';
import { MoveCheck } from '../../moving/MoveCheck';
import { NothingChosen } from '../../NothingChosen';
import { isEnded, problemOf } from '../../refusals';
import { useChosen } from '../../useChosen';
import { useRaceLost } from '../../useRaceLost';
import { KeptTime } from '../KeptTime';

type Props = {
  managed: ManagedVisit;
  kept: ExpressKept | null;
  onKept: (kept: ExpressKept) => void;
  progress: string;
  visitAddress: string;
  placesAddress: string;
  onMoved: (visit: Reservation) => void;
  onOtherTime: () => void;
  onEnded: () => void;
};

/** Before a visit that was found again moves: the old time and the new one, which is kept meanwhile. */
export function ManagedMoveCheck({
  managed: { visit, manageToken },
  kept,
  onKept,
  progress,
  visitAddress,
  placesAddress,
  onMoved,
  onOtherTime,
  onEnded,
}: Props) {
  const { place } = useChosen(visit.reservationId);
  const [reschedule, { isLoading, error }] = useRescheduleExpressVisitMutation();
  const noteRace = useRaceLost();
  if (place?.spaceId === visit.spaceId) return <Navigate to={visitAddress} replace />; // it stands there already
  if (!place || !kept) return <NothingChosen listAddress={placesAddress} />;
  const move = async () => {
    const { data, error: failure } = await reschedule({ manageToken, space: place.spaceId, token: kept.token });
    if (data) onMoved(data);
    else if (noteRace(place, failure)) onOtherTime();
    else if (isEnded(failure)) onEnded();
  };
  return (
    <MoveCheck
      {...{ visit, place, progress, visitAddress, onOtherTime }}
      isMoving={isLoading}
      problem={problemOf(error)}
      timer={<KeptTime kept={kept} place={place} onKept={onKept} />}
      onMove={() => {
        void move();
      }}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import type { Reservation } from '../../../../contract/appointments.ts';
import { useReleaseSpaceMutation } from '../../../api/appointmentsApi';
import { toAppointment } from '../../../lib/paths';
import { Waiting } from '../../../ui';
import type { BookingStepProps } from '../bookingPort';
import { ConflictNote } from '../ConflictNote';
import { HoldTimer } from '../HoldTimer';
import { NothingChosen } from '../NothingChosen';
import { useChosen } from '../useChosen';
import { useConflicts } from '../useConflicts';
import { useHeldPlace } from '../useHeldPlace';
import { useOwnerWords } from '../useOwnerWords';
import { MoveCheck } from './MoveCheck';
import { useReschedule } from './useReschedule';

type Props = Pick<BookingStepProps, 'person' | 'personName' | 'go' | 'addressOf'> & {
  visit: Reservation;
  progress: string;
};

/** Before a visit moves: the new place is held for its person meanwhile. */
export function MoveReviewStep({ visit, person, personName, go, addressOf, progress }: Props) {
  const { t } = useTranslation();
  const of = useOwnerWords();
  const { place: chosen } = useChosen(visit.reservationId);
  const { hold, isLoading } = useHeldPlace(person, { movingId: visit.reservationId, chosen });
  const [release] = useReleaseSpaceMutation();
  const { move, isMoving, problem } = useReschedule(visit);
  const conflictOf = useConflicts({ person, seesHistory: true, moving: visit });
  const place = chosen ?? hold?.space;
  if (!place) return isLoading ? <Waiting /> : <NothingChosen listAddress={addressOf('places')} />;
  if (place.spaceId === visit.spaceId) return <Navigate to={addressOf('confirmed')} replace />; // it stands there already

  const chooseAnother = () => {
    // An offer stays open: it is left on purpose, where it is offered.
    if (hold?.holdId) void release({ holdId: hold.holdId, dependent: person });
    go('places', { replace: true });
  };
  const confirm = async () => {
    const outcome = await move(place);
    if (outcome === 'moved') go('confirmed', { replace: true });
    if (outcome === 'lost') go('places', { replace: true });
  };
  const conflict = conflictOf(place);
  return (
    <MoveCheck
      visit={visit}
      place={place}
      progress={progress}
      isMoving={isMoving}
      problem={problem}
      visitAddress={toAppointment(visit.reservationId)}
      timer={hold && <HoldTimer hold={hold} person={person} />}
      onMove={() => {
        void confirm();
      }}
      onOtherTime={chooseAnother}
      {...(personName !== undefined && { confirm: t('move.confirm.for', { of: of(personName) }) })}
    >
      {conflict && <ConflictNote conflict={conflict} />}
    </MoveCheck>
  );
}

import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import type { Reservation } from '../../../../contract/appointments.ts';
import { Waiting } from '../../../ui';
import type { BookingStepProps } from '../bookingPort';
import { ConflictNote } from '../ConflictNote';
import { NothingChosen } from '../NothingChosen';
import { useChosen } from '../useChosen';
import { useConflicts } from '../useConflicts';
import { useHeldPlace } from '../useHeldPlace';
import { useOwnerWords } from '../useOwnerWords';
import { MoveReview } from './MoveReview';

type Props = Pick<BookingStepProps, 'person' | 'personName' | 'go' | 'addressOf'> & {
  visit: Reservation;
  progress: string;
};

/** Before an appointment moves, with an account: the new slot is held for its person meanwhile. */
export function MoveReviewStep({ visit, person, personName, go, addressOf, progress }: Props) {
  const { t } = useTranslation();
  const of = useOwnerWords();
  const { place: chosen } = useChosen(visit.reservationId);
  const { hold, isLoading } = useHeldPlace(person, { movingId: visit.reservationId, chosen });
  const conflictOf = useConflicts({ person, seesHistory: true, moving: visit });
  const place = chosen ?? hold?.space;
  if (!place) return isLoading ? <Waiting /> : <NothingChosen listAddress={addressOf('places')} />;
  if (place.spaceId === visit.spaceId) return <Navigate to={addressOf('confirmed')} replace />; // it stands there already

  const conflict = conflictOf(place);
  return (
    <MoveReview
      {...{ visit, place, progress }}
      held={hold}
      confirm={personName === undefined ? undefined : t('move.confirm.for', { of: of(personName) })}
      onMoved={() => {
        go('confirmed', { replace: true });
      }}
      onOtherTime={() => {
        go('places', { replace: true });
      }}
    >
      {conflict && <ConflictNote conflict={conflict} />}
    </MoveReview>
  );
}

import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import type { Reservation } from '../../../contract/appointments.ts';
import { Waiting } from '../../ui';
import type { BookingStepProps } from '../../scheduling/channel/bookingPort';
import { ConflictNote } from '../../scheduling/slots/ConflictNote';
import { NothingChosen } from '../../scheduling/channel/NothingChosen';
import { useChosen } from '../../scheduling/channel/useChosen';
import { useConflicts } from '../../scheduling/slots/useConflicts';
import { useHeldPlace } from './useHeldPlace';
import { useOwnerWords } from '../../scheduling/words/useOwnerWords';
import { MoveReview } from '../../scheduling/moving/MoveReview';

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

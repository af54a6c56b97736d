import { useTranslation } from 'react-i18next';

import { Card, Waiting } from '../../ui';
import type { BookingStepProps } from './bookingPort';
import { ConflictNote } from './ConflictNote';
import { NothingChosen } from './NothingChosen';
import { ReviewForm } from './ReviewForm';
import { ReviewPage } from './ReviewPage';
import { ReviewSummary } from './ReviewSummary';
import { useChosen } from './useChosen';
import { useConflicts } from './useConflicts';
import { useHeldPlace } from './useHeldPlace';

type Props = BookingStepProps & {
  today: string;
  /** « Étape 3 de 3 ». */
  progress: string;
};

/** Check your answers, with an account. */
export function ReviewStep({ person, personName, seesHistory, go, addressOf, today, progress }: Props) {
  const { t } = useTranslation();
  const chosen = useChosen(null).place;
  const { hold, isLoading } = useHeldPlace(person, { movingId: null, chosen });
  const place = chosen ?? hold?.space;
  const conflictOf = useConflicts({ person, seesHistory });

  const toPlaces = () => {
    go('places', { replace: true });
  };
  if (!place) return isLoading ? <Waiting /> : <NothingChosen listAddress={addressOf('places')} />;
  const conflict = conflictOf(place);
  return (
    <ReviewPage
      title={t('review.title')}
      progress={progress}
      held={hold}
      timeFirst
      summary={
        <Card>
          <ReviewSummary place={place} personName={personName} reasonAddress={addressOf('search')} />
        </Card>
      }
      onOtherTime={toPlaces}
    >
      {conflict && <ConflictNote conflict={conflict} />}
      <ReviewForm
        key={person?.patientId}
        place={place}
        person={person}
        personName={personName}
        today={today}
        onBooked={(visit) => {
          go('confirmed', { replace: true, ...(visit && { visit: visit.reservationId }) });
        }}
        onLost={toPlaces}
      />
    </ReviewPage>
  );
}

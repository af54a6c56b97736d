import { useTranslation } from 'react-i18next';

import { useReleaseSpaceMutation } from '../../api/appointmentsApi';
import { Button, Card, Page, Waiting } from '../../ui';
import type { BookingStepProps } from './bookingPort';
import { ConflictNote } from './ConflictNote';
import { HoldTimer } from './HoldTimer';
import { NothingChosen } from './NothingChosen';
import { ReviewForm } from './ReviewForm';
import { ReviewSummary } from './ReviewSummary';
import { useChosen } from './useChosen';
import { useConflicts } from './useConflicts';
import { useHeldPlace } from './useHeldPlace';

type Props = BookingStepProps & {
  today: string;
  /** « Étape 3 de 3 ». */
  progress: string;
};

/** Check your answers: the place is held meanwhile, and nothing is booked before the last button. */
export function ReviewStep({ person, personName, seesHistory, go, addressOf, today, progress }: Props) {
  const { t } = useTranslation();
  const chosen = useChosen(null).place;
  const { hold, isLoading } = useHeldPlace(person, { movingId: null, chosen });
  const [release] = useReleaseSpaceMutation();
  const place = chosen ?? hold?.space;
  const conflictOf = useConflicts({ person, seesHistory });

  const chooseAnother = () => {
    // An offer stays open: it is left on purpose, where it is offered.
    if (hold?.holdId) void release({ holdId: hold.holdId, dependent: person });
    go('places', { replace: true });
  };
  if (!place) return isLoading ? <Waiting /> : <NothingChosen listAddress={addressOf('places')} />;
  const conflict = conflictOf(place);
  return (
    <Page title={t('review.title')} lead={progress}>
      {hold && <HoldTimer hold={hold} person={person} />}
      <Card>
        <ReviewSummary place={place} personName={personName} reasonAddress={addressOf('search')} />
      </Card>
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
        onLost={() => {
          go('places', { replace: true });
        }}
      />
      <div>
        <Button look="quiet" onPress={chooseAnother}>
          {t('review.otherTime')}
        </Button>
      </div>
    </Page>
  );
}

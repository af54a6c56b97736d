import { useTranslation } from 'react-i18next';

import { Card, Waiting } from '../../ui';
import type { BookingStepProps } from '../../scheduling/channel/bookingPort';
import { ConflictNote } from '../../scheduling/slots/ConflictNote';
import { NothingChosen } from '../../scheduling/channel/NothingChosen';
import { ReviewForm } from './ReviewForm';
import { ReviewPage } from '../../scheduling/review/ReviewPage';
import { ReviewSummary } from './ReviewSummary';
import { useChosen } from '../../scheduling/channel/useChosen';
import { useConflicts } from '../../scheduling/slots/useConflicts';
import { useHeldSlot } from './useHeldSlot';

type Props = BookingStepProps & {
  today: string;
  progress: string;
};

export function ReviewStep({ person, personName, seesHistory, choice, go, addressOf, today, progress }: Props) {
  const { t } = useTranslation();
  const { slot: chosen, isUnheld } = useChosen(null);
  const { hold, isLoading } = useHeldSlot(person, { movingId: null, chosen });
  const slot = chosen ?? hold?.space;
  const conflictOf = useConflicts({ person, seesHistory });

  const toSlots = () => {
    go('places', { replace: true });
  };
  if (!slot) return isLoading ? <Waiting /> : <NothingChosen listAddress={addressOf('places')} />;
  const conflict = conflictOf(slot);
  return (
    <ReviewPage
      title={t('review.title')}
      progress={progress}
      held={hold ?? (isUnheld ? null : undefined)}
      timeFirst
      summary={
        <Card>
          <ReviewSummary slot={slot} personName={personName} reasonAddress={addressOf('search')} />
        </Card>
      }
      onOtherTime={toSlots}
    >
      {conflict && <ConflictNote conflict={conflict} />}
      <ReviewForm
        key={person?.patientId}
        slot={slot}
        person={person}
        personName={personName}
        today={today}
        near={choice.near}
        onBooked={(appointment) => {
          go('confirmed', { replace: true, ...(appointment && { visit: appointment.reservationId }) });
        }}
        onLost={toSlots}
      />
    </ReviewPage>
  );
}

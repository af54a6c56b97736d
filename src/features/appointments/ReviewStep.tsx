import { useTranslation } from 'react-i18next';

import { useReleaseSpaceMutation } from '../../api/appointmentsApi';
import { useAppSelector } from '../../store/hooks';
import { Button, Card, Page, Spinner } from '../../ui';
import { selectPlace } from './appointmentsSlice';
import type { BookingStepProps } from './bookingPort';
import { HoldTimer } from './HoldTimer';
import { NothingChosen } from './NothingChosen';
import { ReviewForm } from './ReviewForm';
import { ReviewSummary } from './ReviewSummary';
import { useHeldPlace } from './useHeldPlace';

type Props = BookingStepProps & {
  today: string;
  /** « Étape 3 de 3 ». */
  progress: string;
};

/** Check your answers: the place is held meanwhile, and nothing is booked before the last button. */
export function ReviewStep({ person, personName, choice, go, today, progress }: Props) {
  const { t } = useTranslation();
  const { hold, isLoading } = useHeldPlace(person);
  const chosen = useAppSelector(selectPlace);
  const [release] = useReleaseSpaceMutation();
  const place = hold?.space ?? chosen;

  const chooseAnother = () => {
    if (hold) void release({ holdId: hold.holdId, dependent: person });
    go('places', { replace: true });
  };
  if (!place) return isLoading ? <Page title={t('review.title')}><Spinner /></Page> : <NothingChosen choice={choice} />;
  return (
    <Page title={t('review.title')} lead={progress}>
      {hold && <HoldTimer hold={hold} person={person} />}
      <Card>
        <ReviewSummary place={place} personName={personName} choice={choice} />
      </Card>
      <ReviewForm
        place={place}
        holdId={hold?.holdId ?? null}
        person={person}
        today={today}
        onBooked={(visit) => { go('confirmed', { replace: true, ...(visit && { visit: visit.reservationId }) }); }}
        onLost={() => { go('places', { replace: true }); }}
      />
      <div><Button look="quiet" onPress={chooseAnother}>{t('review.otherTime')}</Button></div>
    </Page>
  );
}

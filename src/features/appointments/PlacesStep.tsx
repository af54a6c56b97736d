import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Space } from '../../../contract/appointments.ts';
import { useServerMessage } from '../../i18n/useServerMessage';
import { paths } from '../../lib/paths';
import { Alert, Button, Page, Spinner, Stack } from '../../ui';
import type { BookingStepProps } from './bookingPort';
import { FilterPanel } from './FilterPanel';
import { HoldNotice } from './HoldNotice';
import { LostRaceAlert } from './LostRaceAlert';
import { NoPlaces } from './NoPlaces';
import { PlaceList } from './PlaceList';
import { ProblemAlert } from './ProblemAlert';
import { writeStep } from './searchQuery';
import { useFreePlaces } from './useFreePlaces';
import { useHeldPlace } from './useHeldPlace';
import { useSearchSummary } from './useSearchSummary';
import { useTakePlace } from './useTakePlace';

/** The free places, in big buttons: one tap holds one, and goes on to the check. */
export function PlacesStep({ person, choice, go, today, progress }: BookingStepProps & { today: string; progress: string }) {
  const { t } = useTranslation();
  const words = useServerMessage();
  const summary = useSearchSummary(choice);
  const { hold } = useHeldPlace(person);
  const { take, takingId, problem } = useTakePlace(person);
  const { places, suggestions, isSearching, error, hasMore, isAdding, addMore, searchAgain } = useFreePlaces(choice, person);

  const onTake = async (place: Space) => {
    if (place.spaceId === hold?.space.spaceId) { go('review'); return; }
    const taken = await take(place);
    if (taken.kind === 'held') go('review');
    if (taken.kind === 'mine') go('confirmed', taken.visit && { visit: taken.visit.reservationId });
  };
  const taking = { onTake: (place: Space) => { void onTake(place); }, takingId, heldId: hold?.space.spaceId };
  const search = (next: typeof choice) => { go('places', { choice: next }); };
  const count = places.length;
  const countWords = hasMore ? t('booking.countSoFar', { count }) : t('booking.count', { count });
  return (
    <Page title={t('booking.places.title')} lead={progress} back={{ to: `${paths.newAppointment}?${writeStep('search', choice)}`, label: t('booking.places.change') }}>
      <LostRaceAlert taking={taking} />
      <ProblemAlert problem={problem} />
      {hold && <HoldNotice hold={hold} person={person} onContinue={() => { go('review'); }} />}
      <Stack $gap="m">
        <p>{summary}</p>
        <FilterPanel choice={choice} onFilter={search} />
        <p role="status"><strong>{!isSearching && !error && (count > 0 ? countWords : t('booking.empty'))}</strong></p>
      </Stack>
      {isSearching && <Spinner />}
      {error && (
        <Alert>
          <p>{words(error)}</p>
          <p><Link to={`${paths.newAppointment}?${writeStep('search', choice)}`}>{t('booking.places.change')}</Link></p>
          <Button look="secondary" onPress={searchAgain}>{t('common.retry')}</Button>
        </Alert>
      )}
      {!isSearching && !error && count === 0 && <NoPlaces choice={choice} suggestions={suggestions} onSearch={search} />}
      <PlaceList spaces={places} sort={choice.near === null ? 'soonest' : choice.sort} today={today} taking={taking} />
      {hasMore && <div><Button look="secondary" busy={isAdding && t('booking.more.busy')} onPress={addMore}>{t('booking.more')}</Button></div>}
    </Page>
  );
}

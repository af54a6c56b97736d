import { useRef, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import type { Slot } from '../../../contract/appointments.ts';
import { useServerMessage } from '../../i18n/useServerMessage';
import { useAppDispatch } from '../../store/hooks';
import { Alert, Button, LinkLine, Spinner, Stack, useFocusThen, BottomNotice } from '../../ui';
import { color } from '../../ui/theme/tokens';
import { visuallyHidden } from '../../ui/theme/mixins';
import type { BookingStepProps } from '../channel/bookingPort';
import { professionalChosen } from '../channel/appointmentsSlice';
import { useBookingChannel } from '../channel/channel';
import { useChosen } from '../channel/useChosen';
import { FilterPanel } from '../search/FilterPanel';
import { NoSlots } from '../search/NoSlots';
import type { SearchChoice } from '../search/searchChoice';
import { useSearchSummary } from '../search/useSearchSummary';
import { useCareText } from '../text/useCareText';
import { DayChips } from './DayChips';
import { SlotList } from './SlotList';
import { useFreeSlots } from './useFreeSlots';
import { useSlotNews } from './useSlotNews';
import { WeekStrip } from './WeekStrip';

const Said = styled.p`
  ${visuallyHidden}
`;

const Soft = styled.p`
  color: ${color.inkSoft};
`;

/** Taken slots never move the list. Freed slots may not match, so they only prompt a search. */
function SlotNews({ slots, onUpdate }: { slots: readonly Slot[]; onUpdate: () => void }) {
  const { t } = useTranslation();
  const { taken, freed } = useSlotNews(slots);
  const [known, setKnown] = useState(freed);
  return (
    <>
      <Said aria-live="polite" aria-atomic="true">
        {taken > 0 && t('live.taken', { count: taken })}
      </Said>
      {freed !== '' && freed !== known && (
        <BottomNotice
          title={t('live.freed')}
          actions={
            <>
              <Button onPress={onUpdate}>{t('live.update')}</Button>
              <Button
                look="secondary"
                onPress={() => {
                  setKnown(freed);
                }}
              >
                {t('common.close')}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}

type Props = Pick<BookingStepProps, 'choice' | 'person' | 'moving' | 'go' | 'addressOf'> & {
  today: string;
  otherwise: ReactNode;
};

/** If a search removes the pressed button, the count takes focus. */
export function FreeSlots({ choice, person, moving, go, addressOf, today, otherwise }: Props) {
  const { t } = useTranslation();
  const text = useServerMessage();
  const movingId = moving?.reservationId ?? null;
  const profId = useChosen(movingId).profId ?? null;
  const summary = useSearchSummary(choice, profId);
  const { area } = useBookingChannel();
  const dispatch = useAppDispatch();
  const { hiddenText } = useCareText();
  const {
    criteria,
    slots,
    suggestions,
    hiddenAges,
    isSearching,
    error,
    hasMore,
    isAdding,
    addMore,
    searchAgain,
    listedAt,
  } = useFreeSlots({
    choice,
    person,
    ...(moving && { moving }),
  });
  const found = useRef<HTMLParagraphElement>(null);
  const goToCount = useFocusThen(!isSearching && !error, () => found.current);
  const search = (next: SearchChoice) => {
    go('places', { choice: next });
  };
  const count = slots.length;
  const countText = hasMore ? t('booking.countSoFar', { count }) : t('booking.count', { count });
  return (
    <>
      <Stack $gap="m">
        <p>{summary}</p>
        {area.root === 'main' && !moving && <WeekStrip {...{ choice, criteria, person, today }} onChoose={search} />}
        <DayChips choice={choice} onChoose={search} />
        <FilterPanel choice={choice} movingId={movingId} onFilter={search} />
        <p ref={found} tabIndex={-1} role="status">
          <strong>{!isSearching && !error && (count > 0 ? countText : t('booking.empty'))}</strong>
        </p>
        {!isSearching && hiddenAges.map((ages) => <Soft key={`${ages.from}-${ages.to}`}>{hiddenText(ages)}</Soft>)}
      </Stack>
      {isSearching && <Spinner />}
      {error && (
        <Alert>
          <p>{text(error)}</p>
          <LinkLine>
            <Link to={addressOf('search')}>{t('booking.slots.change')}</Link>
          </LinkLine>
          <Button look="secondary" onPress={searchAgain}>
            {t('common.retry')}
          </Button>
        </Alert>
      )}
      {!isSearching && !error && count === 0 && (
        <NoSlots
          choice={choice}
          suggestions={suggestions}
          onSearch={(next, isAnyClinic) => {
            goToCount();
            if (isAnyClinic) dispatch(professionalChosen({ profId: null, movingId }));
            search(next);
          }}
        />
      )}
      <SlotList slots={slots} sort={choice.near === null ? 'soonest' : choice.sort} today={today} />
      {hasMore && (
        <div>
          <Button look="secondary" busy={isAdding && t('booking.more.busy')} onPress={addMore}>
            {t('booking.more')}
          </Button>
        </div>
      )}
      <SlotNews
        key={listedAt}
        slots={slots}
        onUpdate={() => {
          goToCount();
          searchAgain();
        }}
      />
      {!isSearching && !error && otherwise}
    </>
  );
}

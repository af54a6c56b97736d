import { useRef, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import type { Slot } from '../../../contract/appointments.ts';
import { api } from '../../api/api';
import { useAppDispatch } from '../../store/hooks';
import {
  BottomNotice,
  Button,
  LinkLine,
  Passing,
  RetryAlert,
  Spinner,
  useFocusThen,
  useIsShort,
  saysWhole,
} from '../../ui';
import { color } from '../../ui/theme/tokens';
import { visuallyHidden } from '../../ui/theme/mixins';
import { professionalChosen } from '../channel/appointmentsSlice';
import type { BookingStepProps } from '../channel/bookingPort';
import { useBookingChannel } from '../channel/channel';
import { FilterPanel } from '../search/FilterPanel';
import { NoSlots } from '../search/NoSlots';
import type { SearchChoice } from '../search/searchChoice';
import { useChoiceNow } from '../search/useChoiceNow';
import { useCareText } from '../text/useCareText';
import { DayChips } from './DayChips';
import { SlotList } from './SlotList';
import { useCountText } from './useCountText';
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
      <Said {...saysWhole}>{taken > 0 && <Passing key={taken}>{t('live.taken', { count: taken })}</Passing>}</Said>
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
  const dispatch = useAppDispatch();
  const movingId = moving?.reservationId ?? null;
  const { area } = useBookingChannel();
  const isShort = useIsShort();
  const { hiddenText } = useCareText();
  const times = useFreeSlots({ choice, person, ...(moving && { moving }) });
  const { criteria, slots, suggestions, hiddenAges, isSearching, error, hasMore, searchAgain } = times;
  const found = useRef<HTMLParagraphElement>(null);
  const goToCount = useFocusThen(!isSearching && !error, () => found.current);
  const { now, note } = useChoiceNow(choice);
  const search = (next: SearchChoice) => {
    note(next);
    go('places', { choice: next });
  };
  const change = (of: (current: SearchChoice) => SearchChoice) => {
    search(of(now()));
  };
  const chips = <DayChips choice={choice} onChange={change} />;
  const count = slots.length;
  const countText = useCountText(count, hasMore);
  const hidden =
    !isSearching && hiddenAges.map((ages) => <Soft key={`${ages.from}-${ages.to}`}>{hiddenText(ages)}</Soft>);
  return (
    <>
      {area.root === 'main' && !moving && <WeekStrip {...{ choice, criteria, person, today }} onChange={change} />}
      {!isShort && chips}
      <FilterPanel
        {...{ choice, movingId }}
        onChange={change}
        chips={isShort && chips}
        see={countText.see}
        onSee={() => found.current?.focus()}
      >
        <p ref={found} tabIndex={-1} {...saysWhole}>
          <strong>{!isSearching && !error && countText.found}</strong>
        </p>
      </FilterPanel>
      {isSearching && <Spinner />}
      {error && (
        <RetryAlert error={error} onRetry={searchAgain}>
          <LinkLine>
            <Link to={addressOf('search')}>{t('booking.places.change')}</Link>
          </LinkLine>
        </RetryAlert>
      )}
      {count === 0 && hidden}
      {!isSearching && !error && count === 0 && (
        <NoSlots
          choice={choice}
          suggestions={suggestions}
          onSearch={(next, kind) => {
            goToCount();
            if (kind === 'anyClinic') dispatch(professionalChosen({ profId: null, movingId }));
            search(next);
          }}
        />
      )}
      <SlotList slots={slots} sort={choice.near === null ? 'soonest' : choice.sort} today={today} />
      {hasMore && (
        <div>
          <Button look="secondary" busy={times.isAdding && t('booking.more.busy')} onPress={times.addMore}>
            {t('booking.more')}
          </Button>
        </div>
      )}
      {count > 0 && hidden}
      <SlotNews
        key={times.listedAt}
        slots={slots}
        onUpdate={() => {
          goToCount();
          searchAgain();
          dispatch(api.util.invalidateTags(['DayCount']));
        }}
      />
      {!isSearching && !error && otherwise}
    </>
  );
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useAppSelector } from '../../store/hooks';
import { Alert, PageTop, SlotGrid, Stack } from '../../ui';
import { selectLostRace } from './appointmentsSlice';
import { PlaceLine } from './PlaceLine';
import { TimeSlot, type Taking } from './TimeSlot';

/** Someone else was faster: said above the list, with the focus, and with the nearest places to take instead. */
export function LostRaceAlert({ taking }: { taking: Taking }) {
  const { t } = useTranslation();
  const race = useAppSelector(selectLostRace);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => { if (race) box.current?.focus(); }, [race]);
  if (!race) return null;
  return (
    <PageTop>
      <Alert ref={box} tone="warning" title={t('booking.taken.title')}>
        <Stack $gap="m">
          <PlaceLine place={race.place} />
          <p>{t('booking.taken.text')} {t(race.nearby.length > 0 ? 'booking.taken.nearby' : 'booking.taken.list')}</p>
          <SlotGrid $slot="wide">
            {race.nearby.map((place) => <TimeSlot key={place.spaceId} place={place} isFull {...taking} />)}
          </SlotGrid>
        </Stack>
      </Alert>
    </PageTop>
  );
}

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import { useTold } from '../../i18n/useTold';
import { useAppSelector } from '../../store/hooks';
import { Alert, PageTop, SlotGrid, Stack } from '../../ui';
import { selectLostRace } from '../channel/appointmentsSlice';
import { SlotLine } from '../appointment/SlotLine';
import { TimeSlot } from './TimeSlot';
import { useClinicTime } from '../text/useClinicTime';

type Props = {
  moving: Appointment | undefined;
};

export function LostRaceAlert({ moving }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const { dateTimeOf } = useClinicTime();
  const race = useAppSelector(selectLostRace);
  // Takes the focus after the page has focused its title.
  const box = useCallback(
    (alert: HTMLDivElement | null) => {
      alert?.focus();
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new race is why it is called again
    [race],
  );
  if (!race) return null;
  return (
    <PageTop>
      <Alert ref={box} tone="warning" title={t('booking.taken.title')}>
        <Stack $gap="m">
          <SlotLine slot={race.slot} />
          {moving && <p>{told('move.kept', { date: dateTimeOf(moving) })}</p>}
          <p>
            {!moving && <span>{t('booking.taken.text')}</span>}{' '}
            <span>{t(race.nearby.length > 0 ? 'booking.taken.nearby' : 'booking.taken.list')}</span>
          </p>
          <SlotGrid $slot="wide">
            {race.nearby.map((slot) => (
              <TimeSlot key={slot.spaceId} slot={slot} isFull />
            ))}
          </SlotGrid>
        </Stack>
      </Alert>
    </PageTop>
  );
}

import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import type { BookingWays } from '../../scheduling/channel/bookingPort';
import { useChosen } from '../../scheduling/channel/useChosen';
import type { SearchChoice } from '../../scheduling/search/searchChoice';
import { useSearchSummary } from '../../scheduling/search/useSearchSummary';
import { FreeSlots } from '../../scheduling/slots/FreeSlots';
import { SlotsPage } from '../../scheduling/slots/SlotsPage';
import { useAppSelector } from '../../store/hooks';
import { BottomNotice, useLater } from '../../ui';
import { selectGuest } from './guestSlice';
import { heldBy } from './heldBy';

const noticeable = 3_000;

function LongWork() {
  const { t } = useTranslation();
  return useLater(noticeable) && <BottomNotice title={t('guest.working')}>{t('guest.working.text')}</BottomNotice>;
}

type Props = BookingWays & { choice: SearchChoice; moving?: Appointment; today: string; progress: string };

export function GuestSlots({ progress, ...wanted }: Props) {
  const { choice, moving, go, addressOf } = wanted;
  const criteria = useSearchSummary(choice, { isBrief: true });
  const { t } = useTranslation();
  const { kept } = useAppSelector(selectGuest);
  const held = heldBy(kept, useChosen(moving?.reservationId ?? null).slot) ?? undefined;
  return (
    <SlotsPage
      {...{ progress, criteria, moving, held }}
      heldIds={held ? [held.space.spaceId] : []}
      back={{ to: addressOf('search'), label: t('booking.places.change') }}
      onTaken={() => {
        go('review');
      }}
      whileTaking={<LongWork />}
    >
      <FreeSlots {...wanted} person={null} otherwise={null} />
    </SlotsPage>
  );
}

import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import { useAppSelector } from '../../store/hooks';
import type { BookingWays } from '../../scheduling/channel/bookingPort';
import { FreeSlots } from '../../scheduling/slots/FreeSlots';
import type { SearchChoice } from '../../scheduling/search/searchChoice';
import { SlotsPage } from '../../scheduling/slots/SlotsPage';
import { useChosen } from '../../scheduling/channel/useChosen';
import { selectGuest } from './guestSlice';
import { heldBy } from './heldBy';
import { LongWork } from './LongWork';

type Props = BookingWays & { choice: SearchChoice; moving?: Appointment; today: string; progress: string };

/** The free slots for a guest. Nobody's appointments are known here, so that none stands in the way. */
export function GuestSlots({ progress, ...wanted }: Props) {
  const { moving, go, addressOf } = wanted;
  const { t } = useTranslation();
  const { kept } = useAppSelector(selectGuest);
  const held = heldBy(kept, useChosen(moving?.reservationId ?? null).slot) ?? undefined;
  return (
    <SlotsPage
      {...{ progress, moving, held }}
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

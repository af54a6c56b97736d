import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import type { StaffSlot } from '../../../contract/staffSlots.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDate, formatTime } from '../../lib/clinicTime';
import { listed } from '../../lib/lists';
import { SlotButton } from '../../ui';
import { color, radius, space, target, type } from '../../ui/theme/tokens';
import { toDay } from '../staffPaths';
import type { StaffClinic } from '../useClinic';
import type { Asking } from './slotsOf';
import { useBecause } from './useBecause';

type Props = { slot: StaffSlot; clinic: StaffClinic; date: string; onAsk: (asking: Asking) => void };

const Booked = styled(Link)`
  display: grid;
  align-content: center;
  min-height: ${target};
  padding: ${space.s} ${space.xs};
  border-radius: ${radius.control};
  background: ${color.sunken};
  text-align: center;
  font-size: ${type.lead};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  small {
    font-size: ${type.small};
  }
`;

const actOf = { free: 'withdraw', held: 'withdraw', withdrawn: 'offer' } as const;

export function SlotCell({ slot, clinic: { clinicId, timeZone }, date, onAsk }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const because = useBecause();
  const { reservationId, startsAt, state, mode } = slot;
  const time = formatTime(startsAt, { timeZone, lang });
  const facts = listed([
    t('staff.slots.shown', { time, state: t(`staff.slots.state.${state}`) }),
    t(`mode.${mode}`),
    formatDate(date, lang),
    because(slot),
  ]);
  const shown = (
    <>
      <span translate="no">{time}</span> <small>{t(`staff.slots.state.${state}`)}</small>
    </>
  );
  if (state === 'booked' && reservationId !== null)
    return (
      <Booked to={toDay(clinicId, date)} state={{ row: reservationId }} aria-label={t('staff.slots.see', { facts })}>
        {shown}
      </Booked>
    );
  if (state === 'free' || state === 'held' || state === 'withdrawn') {
    const act = actOf[state];
    return (
      <SlotButton
        id={`slot-${slot.slotId}`}
        label={t(`staff.slots.${act}.one`, { facts })}
        gone={state === 'withdrawn' ? t('staff.slots.state.withdrawn') : undefined}
        onPress={() => {
          onAsk({ act, slots: [slot] });
        }}
      >
        {state === 'withdrawn' ? <span translate="no">{time}</span> : shown}
      </SlotButton>
    );
  }
  const why = state === 'booked' ? facts : t(`staff.slots.why.${state}`, { facts });
  return (
    <SlotButton isOff label={why} onPress={() => undefined}>
      {shown}
    </SlotButton>
  );
}

import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../src/i18n/useLanguage';
import { formatTime } from '../../src/lib/clinicTime';
import { listed } from '../../src/lib/lists';
import { SlotButton, SlotGrid, saysOnArrival } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Actions/SlotButton' } satisfies Subject;

const free = ['2099-03-04T08:15:00-05:00', '2099-03-04T12:45:00-05:00', '2099-03-04T16:00:00-05:00'];

const useTimes = () => {
  const lang = useLanguage();
  return free.map((start) => formatTime(start, { timeZone: 'America/Toronto', lang }));
};

export function Free() {
  return (
    <SlotGrid>
      {useTimes().map((time) => (
        <SlotButton key={time} label={time} onPress={() => undefined}>
          {time}
        </SlotButton>
      ))}
    </SlotGrid>
  );
}

export function WithText() {
  const { t } = useTranslation();
  const [time = ''] = useTimes();
  const text = listed([time, t('mode.phone')]);
  return (
    <SlotGrid $slot="wide">
      <SlotButton label={text} onPress={() => undefined}>
        <span translate="no">{time}</span> <small>{t('mode.phone')}</small>
      </SlotButton>
    </SlotGrid>
  );
}

export function States() {
  const { t } = useTranslation();
  const [time = ''] = useTimes();
  const state = { onPress: () => undefined };
  return (
    <SlotGrid $slot="usual">
      <SlotButton {...state} isMine label={listed([time, t('booking.slot.mine')])}>
        <span translate="no">{time}</span> <small>{t('booking.slot.mine')}</small>
      </SlotButton>
      <SlotButton {...state} isBusy label={listed([time, t('booking.slot.busy')])}>
        <span translate="no">{time}</span> <small {...saysOnArrival}>{t('booking.slot.busy')}</small>
      </SlotButton>
      <SlotButton {...state} isOff label={listed([time, t('conflict.same')])}>
        <span translate="no">{time}</span> <small>{t('conflict.same')}</small>
      </SlotButton>
      <SlotButton {...state} isOff gone={t('booking.slot.taken')} label={listed([time, t('booking.slot.taken')])}>
        {time}
      </SlotButton>
    </SlotGrid>
  );
}

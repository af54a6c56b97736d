import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffSlot } from '../../../contract/staffSlots.ts';
import { Passing, saysLines, Unseen } from '../../ui';
import type { Told } from './useSlotActs';

type Slots = readonly StaffSlot[] | undefined;

/** Also one that was taken, or that begins. */
const isOthersNews = (before: readonly StaffSlot[], now: readonly StaffSlot[], own: ReadonlySet<string>): boolean => {
  const known = new Map(before.map(({ slotId, state }) => [slotId, state]));
  return now.some(({ slotId, state }) => !own.has(slotId) && known.get(slotId) !== state);
};

const useNews = (week: string, slots: Slots, own: ReadonlySet<string>): number => {
  const [seen, setSeen] = useState({ week, slots });
  const [news, setNews] = useState(0);
  if (slots !== undefined && (seen.week !== week || seen.slots !== slots)) {
    setSeen({ week, slots });
    if (seen.week === week && seen.slots !== undefined && isOthersNews(seen.slots, slots, own)) setNews(news + 1);
  }
  return news;
};

type Props = { week: string; slots: Slots; told: Told | undefined; own: ReadonlySet<string> };

export function SlotsVoice({ week, slots, told, own }: Props) {
  const { t } = useTranslation();
  const news = useNews(week, slots, own);
  return (
    <Unseen as="div" {...saysLines}>
      {[0, 1].map((line) => (
        <p key={line}>{told?.texts[line] && <Passing key={told.count}>{told.texts[line]}</Passing>}</p>
      ))}
      <p>{news > 0 && <Passing key={news}>{t('staff.live.changed')}</Passing>}</p>
    </Unseen>
  );
}

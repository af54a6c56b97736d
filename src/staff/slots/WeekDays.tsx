import { useTranslation } from 'react-i18next';

import type { StaffSlot } from '../../../contract/staffSlots.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { useTold } from '../../i18n/useTold';
import { formatDate } from '../../lib/clinicTime';
import { DayButton, DayRow } from '../../ui';
import { isWithdrawable } from './slotsOf';

type Props = {
  days: readonly string[];
  chosen: string;
  slots: ReadonlyMap<string, readonly StaffSlot[]>;
  onChoose: (day: string) => void;
};

/** Each with how many of its slots are free. */
export function WeekDays({ days, chosen, slots, onChoose }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const lang = useLanguage();
  return (
    <DayRow label={t('staff.slots.days')}>
      {days.map((day) => {
        const count = slots.get(day)?.filter(isWithdrawable).length ?? 0;
        const date = formatDate(day, lang, { year: false });
        return (
          <DayButton
            key={day}
            date={day}
            count={count}
            said={told('staff.slots.day', { date }, { free: t('staff.count.free', { count }) })}
            isChosen={day === chosen}
            onPress={() => {
              onChoose(day);
            }}
          />
        );
      })}
    </DayRow>
  );
}

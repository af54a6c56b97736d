import { useTranslation } from 'react-i18next';

import type { StaffSlot } from '../../../contract/staffSlots.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDate } from '../../lib/clinicTime';
import { Toggles } from '../../ui';
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
  const lang = useLanguage();
  const labelOf = (day: string): string => {
    const count = slots.get(day)?.filter(isWithdrawable).length ?? 0;
    const date = formatDate(day, lang, { year: false });
    return t('staff.slots.day', { date, free: t('staff.count.free', { count }) });
  };
  return (
    <Toggles
      label={t('staff.slots.days')}
      chosen={chosen}
      options={days.map((day) => ({ value: day, label: labelOf(day) }))}
      onChoose={onChoose}
    />
  );
}

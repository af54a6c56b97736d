import { useTranslation } from 'react-i18next';

import { dayParts, type DayPart } from '../../../contract/catalogues.ts';
import { Toggles } from '../../ui';
import { isWeekend, weekend, type SearchChoice } from '../search/searchChoice';

const isPart = (value: string): value is DayPart => dayParts.some((part) => part === value);

const toggled = (choice: SearchChoice, value: string): SearchChoice => {
  if (isPart(value)) {
    const parts = dayParts.filter((part) => choice.dayParts.includes(part) !== (part === value));
    return { ...choice, dayParts: parts.length === dayParts.length ? [] : parts };
  }
  const isDay = choice.from !== null && choice.from === choice.to;
  return { ...choice, weekdays: isWeekend(choice) ? [] : [...weekend], ...(isDay && { from: null, to: null }) };
};

type Props = { choice: SearchChoice; onChange: (change: (current: SearchChoice) => SearchChoice) => void };

export function DayChips({ choice, onChange }: Props) {
  const { t } = useTranslation();
  const chosen = [...choice.dayParts, ...(isWeekend(choice) ? ['weekend'] : [])];
  return (
    <Toggles
      label={t('booking.chips')}
      chosen={chosen}
      options={[
        ...dayParts.map((part) => ({ value: part, label: t(`dayPart.short.${part}`) })),
        { value: 'weekend', label: t('booking.chips.weekend') },
      ]}
      onChoose={(value) => {
        onChange((current) => toggled(current, value));
      }}
      small
    />
  );
}

import { useTranslation } from 'react-i18next';

import { dayParts, type DayPart } from '../../../contract/catalogues.ts';
import { Toggles } from '../../ui';
import type { SearchChoice } from '../search/searchChoice';

const weekend = [6, 7];

const isPart = (value: string): value is DayPart => dayParts.some((part) => part === value);

const isWeekend = ({ weekdays }: SearchChoice): boolean =>
  weekdays.length === weekend.length && weekend.every((day) => weekdays.includes(day));

type Props = { choice: SearchChoice; onChoose: (choice: SearchChoice) => void };

export function DayChips({ choice, onChoose }: Props) {
  const { t } = useTranslation();
  const chosen = [...choice.dayParts, ...(isWeekend(choice) ? ['weekend'] : [])];
  const toggle = (value: string) => {
    if (isPart(value)) {
      const parts = dayParts.filter((part) => choice.dayParts.includes(part) !== (part === value));
      onChoose({ ...choice, dayParts: parts.length === dayParts.length ? [] : parts });
      return;
    }
    const isDay = choice.from !== null && choice.from === choice.to;
    onChoose({ ...choice, weekdays: isWeekend(choice) ? [] : weekend, ...(isDay && { from: null, to: null }) });
  };
  return (
    <Toggles
      label={t('booking.chips')}
      chosen={chosen}
      options={[
        ...dayParts.map((part) => ({ value: part, label: t(`dayPart.short.${part}`) })),
        { value: 'weekend', label: t('booking.chips.weekend') },
      ]}
      onChoose={toggle}
      small
    />
  );
}

import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n/useLanguage';
import { useTold } from '../../i18n/useTold';
import { formatDate } from '../../lib/clinicTime';
import { DayButton, DayRow, DayTurn } from '../../ui';
import type { SearchChoice } from '../search/searchChoice';
import { dayOf, rangeOfWeek, weekOf, weeksBeside } from '../search/weekRange';

/** The date, and how many times once they are known. */
const useSaid = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const told = useTold();
  return (day: string, count: number | undefined) => {
    const date = formatDate(day, lang, { year: false });
    if (count === undefined) return <span translate="no">{date}</span>;
    return told(
      'booking.week.day',
      { date },
      { times: count === 0 ? t('booking.empty') : t('booking.count', { count }) },
    );
  };
};

type Props = {
  choice: SearchChoice;
  /** By date; empty until known. */
  counts: ReadonlyMap<string, number>;
  today: string;
  onChange: (change: (current: SearchChoice) => SearchChoice) => void;
};

export function WeekRow({ choice, counts, today, onChange }: Props) {
  const { t } = useTranslation();
  const said = useSaid();
  const week = weekOf(choice, today);
  const chosen = dayOf(choice);
  const beside = weeksBeside(week, today);
  const turn = (to: string | null) => () => {
    if (to !== null) onChange((current) => ({ ...current, ...rangeOfWeek(to, today) }));
  };
  const press = (date: string) => () => {
    const range = date === chosen ? rangeOfWeek(week[0] ?? today, today) : { from: date, to: date };
    onChange((current) => ({ ...current, ...range }));
  };
  return (
    <DayRow label={t('booking.week')} turns>
      <DayTurn to="back" label={t('booking.week.before')} off={beside.before === null} onPress={turn(beside.before)} />
      {week.map((date) => (
        <DayButton
          key={date}
          date={date}
          count={counts.get(date)}
          said={said(date, counts.get(date))}
          isChosen={date === chosen}
          onPress={press(date)}
        />
      ))}
      <DayTurn to="next" label={t('booking.week.after')} off={beside.after === null} onPress={turn(beside.after)} />
    </DayRow>
  );
}

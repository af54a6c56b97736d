import { useTranslation } from 'react-i18next';

import { addDays, formatDate } from '../../src/lib/clinicTime';
import { useLanguage } from '../../src/i18n/useLanguage';
import { DayButton, DayRow, DayTurn } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Actions/DayButton' } satisfies Subject;

const days = [0, 3, 12, 140, 7, 0, undefined].map((count, at) => ({ date: addDays('2099-11-23', at), count }));

export function WeekWithoutTurns() {
  const { t } = useTranslation();
  const lang = useLanguage();
  return (
    <DayRow label={t('booking.week')}>
      {days.map(({ date, count }, at) => (
        <DayButton
          key={date}
          date={date}
          count={count}
          said={formatDate(date, lang, { year: false })}
          isChosen={at === 2}
          onPress={() => undefined}
        />
      ))}
    </DayRow>
  );
}

export function BetweenTurns() {
  const { t } = useTranslation();
  return (
    <DayRow label={t('booking.week')} turns>
      <DayTurn to="back" label={t('booking.week.before')} off onPress={() => undefined} />
      {days.map(({ date, count }) => (
        <DayButton key={date} date={date} count={count} said={date} isChosen={false} onPress={() => undefined} />
      ))}
      <DayTurn to="next" label={t('booking.week.after')} off={false} onPress={() => undefined} />
    </DayRow>
  );
}

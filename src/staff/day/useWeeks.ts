import { useSearchParams } from 'react-router-dom';

import type { StaffOpening } from '../../../contract/staff.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { useTold } from '../../i18n/useTold';
import { addDays, calendarDateOf, formatDate } from '../../lib/clinicTime';

const weeks = ['1', '2'] as const;

/** The openings end after fourteen days (decision 91): two weeks, the chosen one in the address. */
export const useWeeks = (timeZone: string) => {
  const told = useTold();
  const lang = useLanguage();
  const [params, setParams] = useSearchParams();
  const chosen = params.get('week') === '2' ? '2' : '1';
  const today = calendarDateOf(new Date().toISOString(), timeZone);
  const daysOf = (week: string) => {
    const from = addDays(today, 7 * (Number(week) - 1));
    return [from, addDays(from, 6)] as const;
  };
  const options = weeks.map((value) => {
    const [first = '', last = ''] = daysOf(value).map((date) =>
      formatDate(date, lang, { weekday: false, year: false }),
    );
    return { value, label: told('staff.move.week', { first, last }) };
  });
  return {
    chosen,
    options,
    choose: (week: string) => {
      setParams(
        (before) => {
          before.set('week', week);
          return before;
        },
        { replace: true },
      );
    },
    isShown: ({ startsAt }: StaffOpening): boolean => {
      const [from, to] = daysOf(chosen);
      const date = calendarDateOf(startsAt, timeZone);
      return date >= from && date <= to;
    },
  };
};

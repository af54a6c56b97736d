import { useTranslation } from 'react-i18next';

import { kept } from '../../i18n/Marked';
import { useLanguage } from '../../i18n/useLanguage';
import { calendarDateOf, formatDate, formatTime } from '../../lib/clinicTime';

/** « Depuis 9 h 15 », « Depuis le 3 novembre », marked. */
export const useSince = (timeZone: string): ((instant: string) => string) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  return (instant) => {
    const date = calendarDateOf(instant, timeZone);
    const today = calendarDateOf(new Date().toISOString(), timeZone);
    if (date === today) return t('staff.threads.sinceHour', { when: kept(formatTime(instant, { timeZone, lang })) });
    const year = date.slice(0, 4) !== today.slice(0, 4);
    return t('staff.threads.sinceDay', { when: kept(formatDate(date, lang, { weekday: false, year })) });
  };
};

import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n/useLanguage';
import { calendarDateOf, formatDate, formatTime } from '../../lib/clinicTime';

export const useSince = (timeZone: string): ((instant: string) => string) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  return (instant) => {
    const [date, today] = [instant, new Date().toISOString()].map((at) => calendarDateOf(at, timeZone));
    if (date === undefined || date === today)
      return t('staff.threads.sinceHour', { when: formatTime(instant, { timeZone, lang }) });
    return t('staff.threads.sinceDay', { when: formatDate(date, lang, { weekday: false, year: false }) });
  };
};

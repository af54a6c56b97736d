import { useTranslation } from 'react-i18next';

import { addDays, formatDate } from '../../lib/clinicTime';
import { useLanguage } from '../../i18n/useLanguage';

/** A day as a heading says it: « Aujourd’hui, vendredi 20 novembre ». All are calendar dates. */
export const useDayText = (today: string) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  return (day: string): string => {
    const date = formatDate(day, lang, { year: day.slice(0, 4) !== today.slice(0, 4) });
    if (day === today) return t('day.today', { date });
    if (day === addDays(today, 1)) return t('day.tomorrow', { date });
    return date.charAt(0).toUpperCase() + date.slice(1);
  };
};

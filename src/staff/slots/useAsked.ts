import { useTranslation } from 'react-i18next';

import { kept } from '../../i18n/Marked';
import { useLanguage } from '../../i18n/useLanguage';
import { calendarDateOf, formatDate, formatDateTime } from '../../lib/clinicTime';
import { listed } from '../../lib/lists';
import type { Asking } from './slotsOf';

/** « lundi 30 novembre 2026 à 9 h 15, Dre Roy »; of several, without the hour, for `Marked`. */
export const useAsked = ({ slots }: Asking, timeZone: string): string => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [first] = slots;
  if (first === undefined) return '';
  const { startsAt, professional } = first;
  const when =
    slots.length === 1
      ? formatDateTime(startsAt, { timeZone, lang })
      : formatDate(calendarDateOf(startsAt, timeZone), lang);
  return listed([kept(when), professional === null ? t('staff.slots.nobody') : kept(professional)]);
};

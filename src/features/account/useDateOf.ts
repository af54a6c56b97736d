import { useLanguage } from '../../i18n/useLanguage';
import { calendarDateOf, deviceTimeZone, formatDate } from '../../lib/clinicTime';

/** On the device calendar: « 20 novembre 2026 ». */
export const useDateOf = () => {
  const lang = useLanguage();
  return (instant: string): string => formatDate(calendarDateOf(instant, deviceTimeZone()), lang, { weekday: false });
};

import { useLanguage } from '../../i18n/useLanguage';
import { calendarDateOf, deviceTimeZone, formatDate } from '../../lib/clinicTime';

/** The day of an instant on this device's calendar, without its weekday: « 20 novembre 2026 ». */
export const useDateOf = () => {
  const lang = useLanguage();
  return (instant: string): string => formatDate(calendarDateOf(instant, deviceTimeZone()), lang, { weekday: false });
};

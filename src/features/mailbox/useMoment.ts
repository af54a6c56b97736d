import { useLanguage } from '../../i18n/useLanguage';
import { calendarDateOf, deviceTimeZone, formatDate, formatDateTime, formatTime } from '../../lib/clinicTime';

/** Tells when something was sent, on this device's clock: messages belong to no clinic's hour. */
export const useMoment = () => {
  const lang = useLanguage();
  const timeZone = deviceTimeZone();
  const today = calendarDateOf(new Date().toISOString(), timeZone);
  return {
    /** The whole moment. */
    momentOf: (instant: string) => formatDateTime(instant, { timeZone, lang }),
    /** The hour for today, else the day; the year where it is another one. */
    shortMomentOf: (instant: string) => {
      const date = calendarDateOf(instant, timeZone);
      if (date === today) return formatTime(instant, { timeZone, lang });
      return formatDate(date, lang, { weekday: false, year: date.slice(0, 4) !== today.slice(0, 4) });
    },
  };
};

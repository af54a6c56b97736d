import { useLanguage } from '../../i18n/useLanguage';
import { calendarDateOf, deviceTimeZone, formatDate, formatDateTime, formatTime } from '../../lib/clinicTime';

/** On the device clock: messages have no clinic's time zone. */
export const useMoment = () => {
  const lang = useLanguage();
  const timeZone = deviceTimeZone();
  const today = calendarDateOf(new Date().toISOString(), timeZone);
  return {
    momentOf: (instant: string) => formatDateTime(instant, { timeZone, lang }),
    /** The time if today, else the day, with any other year. */
    shortMomentOf: (instant: string) => {
      const date = calendarDateOf(instant, timeZone);
      if (date === today) return formatTime(instant, { timeZone, lang });
      return formatDate(date, lang, { weekday: false, year: date.slice(0, 4) !== today.slice(0, 4) });
    },
  };
};

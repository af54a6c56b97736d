import { useLanguage } from '../../i18n/useLanguage';
import {
  calendarDateOf,
  deviceTimeZone,
  formatDate,
  formatDateTime,
  formatTime,
  showSameTime,
  zoneName,
} from '../../lib/clinicTime';

type Told = { start: string; timeZone: string };

/** Tells instants on the clinic's clock, in the language that is shown (product §4). */
export const useClinicTime = () => {
  const lang = useLanguage();
  return {
    lang,
    dateOf: ({ start, timeZone }: Told) => calendarDateOf(start, timeZone),
    timeOf: ({ start, timeZone }: Told) => formatTime(start, { timeZone, lang }),
    dateTimeOf: ({ start, timeZone }: Told) => formatDateTime(start, { timeZone, lang }),
    dateText: (date: string, options?: { weekday?: boolean; year?: boolean }) => formatDate(date, lang, options),
    /** The name of the clinic's time zone when this device shows another time; nothing when both agree. */
    foreignZoneOf: ({ start, timeZone }: Told) =>
      showSameTime(start, timeZone, deviceTimeZone()) ? undefined : zoneName(start, { timeZone, lang }),
  };
};

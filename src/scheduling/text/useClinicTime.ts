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

/** In the clinic's time zone (product §4). */
export const useClinicTime = () => {
  const lang = useLanguage();
  return {
    lang,
    dateOf: ({ start, timeZone }: Told) => calendarDateOf(start, timeZone),
    timeOf: ({ start, timeZone }: Told) => formatTime(start, { timeZone, lang }),
    dateTimeOf: ({ start, timeZone }: Told) => formatDateTime(start, { timeZone, lang }),
    dateText: (date: string, options?: { weekday?: boolean; year?: boolean }) => formatDate(date, lang, options),
    /** Names the clinic's time zone when this device's differs. */
    foreignZoneOf: ({ start, timeZone }: Told) =>
      showSameTime(start, timeZone, deviceTimeZone()) ? undefined : zoneName(start, { timeZone, lang }),
  };
};

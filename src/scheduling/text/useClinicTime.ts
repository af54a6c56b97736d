import { useLanguage } from '../../i18n/useLanguage';
import { calendarDateOf, foreignZone, formatDate, formatTime, tellDateTime, tellTime } from '../../lib/clinicTime';

type Told = { start: string; timeZone: string };

/** The zone is named when this device's differs (product §4). */
export const useClinicTime = () => {
  const lang = useLanguage();
  return {
    lang,
    dateOf: ({ start, timeZone }: Told) => calendarDateOf(start, timeZone),
    timeOf: ({ start, timeZone }: Told) => tellTime(start, { timeZone, lang }),
    /** A heading names the zone. */
    bareTimeOf: ({ start, timeZone }: Told) => formatTime(start, { timeZone, lang }),
    dateTimeOf: ({ start, timeZone }: Told) => tellDateTime(start, { timeZone, lang }),
    dateText: (date: string, options?: { weekday?: boolean; year?: boolean }) => formatDate(date, lang, options),
    foreignZoneOf: ({ start, timeZone }: Told) => foreignZone(start, { timeZone, lang }),
  };
};

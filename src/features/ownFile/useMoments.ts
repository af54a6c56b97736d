import { useLanguage } from '../../i18n/useLanguage';
import { formatDate, formatDateTime } from '../../lib/clinicTime';

/** The clock of what has no place of its own: Quebec’s, as in the file. */
const zoneOfFile = 'America/Toronto';

/** Days and moments of the file, in words. */
export const useMoments = () => {
  const lang = useLanguage();
  return {
    /** « vendredi 20 novembre 2026 à 9 h 05 », on Quebec’s clock or a clinic’s; empty for nothing. */
    moment: (instant: string | undefined, timeZone: string = zoneOfFile): string =>
      instant === undefined ? '' : formatDateTime(instant, { timeZone, lang }),
    /** « 20 novembre 2026 ». A calendar date. */
    day: (date: string | undefined): string => (date === undefined ? '' : formatDate(date, lang, { weekday: false })),
  };
};

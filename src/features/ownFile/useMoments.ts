import { quebecZone } from '../../../contract/quebec.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDate, formatDateTime } from '../../lib/clinicTime';

/** Days and moments of the file, in words. */
export const useMoments = () => {
  const lang = useLanguage();
  return {
    /** « vendredi 20 novembre 2026 à 9 h 05 », on Quebec’s clock or a clinic’s; empty for nothing. */
    moment: (instant: string | undefined, timeZone: string = quebecZone): string =>
      instant === undefined ? '' : formatDateTime(instant, { timeZone, lang }),
    /** « 20 novembre 2026 ». A calendar date. */
    day: (date: string | undefined): string => (date === undefined ? '' : formatDate(date, lang, { weekday: false })),
  };
};

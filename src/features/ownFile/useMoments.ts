import { quebecZone } from '../../../contract/quebec.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDate, tellDateTime } from '../../lib/clinicTime';

export const useMoments = () => {
  const lang = useLanguage();
  return {
    /** « vendredi 20 novembre 2026 à 9 h 05 ». */
    moment: (instant: string | undefined, timeZone: string = quebecZone): string =>
      instant === undefined ? '' : tellDateTime(instant, { timeZone, lang }),
    /** A calendar date: « 20 novembre 2026 ». */
    day: (date: string | undefined): string => (date === undefined ? '' : formatDate(date, lang, { weekday: false })),
  };
};

import { quebecZone } from '../../../contract/quebec.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDate, tellDateTime } from '../../lib/clinicTime';

export const useMoments = () => {
  const lang = useLanguage();
  return {
    moment: (instant: string | undefined, timeZone: string = quebecZone): string =>
      instant === undefined ? '' : tellDateTime(instant, { timeZone, lang }),
    day: (date: string | undefined): string => (date === undefined ? '' : formatDate(date, lang, { weekday: false })),
  };
};

import { useLanguage } from '../../i18n/useLanguage';
import { deviceTimeZone, formatTime } from '../../lib/clinicTime';

/** The hour of an instant on this device's clock, such as « 9 h 05 ». @param at in milliseconds */
export const useHourOf = (at: number): string => {
  const lang = useLanguage();
  return formatTime(new Date(at).toISOString(), { timeZone: deviceTimeZone(), lang });
};

import { calendarDateOf } from '../../lib/clinicTime';
import { useAppSelector } from '../../store/hooks';
import { selectTimeZone } from './configSlice';

/** Today's date in the time zone of the network, as `YYYY-MM-DD`. */
export const useNetworkToday = (): string => calendarDateOf(new Date().toISOString(), useAppSelector(selectTimeZone));

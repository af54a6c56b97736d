import { calendarDateOf } from '../../lib/clinicTime';
import { useAppSelector } from '../../store/hooks';
import { selectTimeZone } from './configSlice';

export const useNetworkToday = (): string => calendarDateOf(new Date().toISOString(), useAppSelector(selectTimeZone));

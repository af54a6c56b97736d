import { quebecZone } from '../../contract/quebec.ts';
import { calendarDateOf } from './clinicTime';

/** Today’s calendar date in Quebec, wherever the device is. */
export const quebecToday = (): string => calendarDateOf(new Date().toISOString(), quebecZone);

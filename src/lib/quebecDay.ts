import { quebecZone } from '../../contract/quebec.ts';
import { calendarDateOf } from './clinicTime';

export const quebecToday = (): string => calendarDateOf(new Date().toISOString(), quebecZone);

import { quebecZone } from '../../contract/quebec.ts';
import { calendarDateOf } from '../lib/clinicTime';

/** Every child of these tests turns six this year, on 4 May. */
export const childsBirthYear = Number(calendarDateOf(new Date().toISOString(), quebecZone).slice(0, 4)) - 6;
export const childsBirthDate = `${childsBirthYear}-05-04`;

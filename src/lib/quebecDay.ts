import { calendarDateOf } from './clinicTime';

/** The clock by which the law counts birthdays here (product §4 Dependents). */
const quebecTimeZone = 'America/Toronto';

/** Today’s calendar date in Quebec, wherever the device is. */
export const quebecToday = (): string => calendarDateOf(new Date().toISOString(), quebecTimeZone);

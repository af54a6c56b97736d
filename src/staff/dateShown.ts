import { isCalendarDate } from '../../contract/instants.ts';
import { calendarDateOf } from '../lib/clinicTime';

/** The day that the address names, or today at the clinic. */
export const dateShown = (asked: URLSearchParams, timeZone: string): { date: string; today: string } => {
  const today = calendarDateOf(new Date().toISOString(), timeZone);
  const date = asked.get('date');
  return { today, date: date !== null && isCalendarDate(date) ? date : today };
};

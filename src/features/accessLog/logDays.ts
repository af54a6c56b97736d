import type { AccessEvent } from '../../../contract/accessLog.ts';
import { calendarDateOf } from '../../lib/clinicTime';

/** The clock by which the log counts its days: Quebec’s. */
export const logTimeZone = 'America/Toronto';

export type LogDay = { date: string; events: AccessEvent[] };

/** Lines, newest first, gathered by their calendar day. */
export const logDays = (events: readonly AccessEvent[]): LogDay[] => {
  const days: LogDay[] = [];
  for (const event of events) {
    const date = calendarDateOf(event.at, logTimeZone);
    const last = days.at(-1);
    if (last?.date === date) last.events.push(event);
    else days.push({ date, events: [event] });
  }
  return days;
};

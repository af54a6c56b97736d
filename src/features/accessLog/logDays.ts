import type { AccessEvent } from '../../../contract/accessLog.ts';
import { quebecZone } from '../../../contract/quebec.ts';
import { calendarDateOf } from '../../lib/clinicTime';

export type LogDay = { date: string; events: AccessEvent[] };

/** Lines, newest first, gathered by their calendar day in Quebec. */
export const logDays = (events: readonly AccessEvent[]): LogDay[] => {
  const days: LogDay[] = [];
  for (const event of events) {
    const date = calendarDateOf(event.at, quebecZone);
    const last = days.at(-1);
    if (last?.date === date) last.events.push(event);
    else days.push({ date, events: [event] });
  }
  return days;
};

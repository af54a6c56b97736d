import type { AccessEvent } from '../../../contract/accessLog.ts';
import { quebecZone } from '../../../contract/quebec.ts';
import { calendarDateOf } from '../../lib/clinicTime';

/** What one person did that day on one device. */
export type LogAct = { latest: AccessEvent; first: AccessEvent; times: number };

type LogDay = { date: string; acts: LogAct[] };

const sameAct = (one: AccessEvent, other: AccessEvent): boolean =>
  one.action === other.action &&
  one.capacity === other.capacity &&
  one.device === other.device &&
  JSON.stringify(one.actor) === JSON.stringify(other.actor);

/** By day in Quebec, as the events come: newest first. */
export const logDays = (events: readonly AccessEvent[]): LogDay[] => {
  const days: LogDay[] = [];
  for (const event of events) {
    const date = calendarDateOf(event.at, quebecZone);
    if (days.at(-1)?.date !== date) days.push({ date, acts: [] });
    const acts = days.at(-1)?.acts ?? [];
    const act = acts.find(({ latest }) => sameAct(latest, event));
    if (act === undefined) {
      acts.push({ latest: event, first: event, times: 1 });
    } else {
      act.first = event;
      act.times += 1;
    }
  }
  return days;
};

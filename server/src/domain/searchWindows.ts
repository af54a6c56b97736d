import { dayParts } from '../../../contract/catalogues.ts';
import { dayPartHours } from '../../../contract/quebec.ts';
import { addDays, daysBetween, isoWeekday, type CalendarDate } from './calendar.ts';
import type { SearchTerms } from './searchTerms.ts';
import { instantsShowing, startOfDay } from './zonedTime.ts';

export type Window = { from: Date; before: Date };

type Hours = { from: number; before: number };

type WhenTerms = Pick<SearchTerms, 'from' | 'to' | 'dayParts' | 'weekdays'>;

/** Daytime hours exist in every zone; midnight means the start of the day. */
const instantOf = (date: CalendarDate, hour: number, timeZone: string): Date => {
  if (hour === 24) return startOfDay(addDays(date, 1), timeZone);
  const wall = `${date}T${String(hour).padStart(2, '0')}:00`;
  return (hour === 0 ? undefined : instantsShowing(wall, timeZone)[0]) ?? startOfDay(date, timeZone);
};

const datesOf = ({ from, to, weekdays }: WhenTerms): CalendarDate[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day)).filter(
    (date) => weekdays.length === 0 || weekdays.includes(isoWeekday(date)),
  );

const hull = (date: CalendarDate, { from, before }: Hours, zones: readonly string[]): Window => ({
  from: new Date(Math.min(...zones.map((zone) => instantOf(date, from, zone).getTime()))),
  before: new Date(Math.max(...zones.map((zone) => instantOf(date, before, zone).getTime()))),
});

const joined = (windows: Window[], next: Window): Window[] => {
  const last = windows.at(-1);
  if (last === undefined || last.before < next.from) return [...windows, next];
  return [...windows.slice(0, -1), { from: last.from, before: next.before > last.before ? next.before : last.before }];
};

/** Disjoint and in order. With several zones each covers all; a later filter drops the excess. */
export const searchWindows = (terms: WhenTerms, zones: readonly string[]): Window[] => {
  const chosen = dayParts.filter((part) => terms.dayParts.length === 0 || terms.dayParts.includes(part));
  if (chosen.length === dayParts.length && terms.weekdays.length === 0) {
    const [first, last] = [hull(terms.from, dayPartHours.morning, zones), hull(terms.to, dayPartHours.evening, zones)];
    return [{ from: first.from, before: last.before }];
  }
  return datesOf(terms)
    .flatMap((date) => chosen.map((part) => hull(date, dayPartHours[part], zones)))
    .reduce(joined, []);
};

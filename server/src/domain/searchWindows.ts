import type { DayPart } from '../../../contract/catalogues.ts';
import { addDays, daysBetween, isoWeekday, type CalendarDate } from './calendar.ts';
import type { SearchTerms } from './searchTerms.ts';
import { instantsShowing, startOfDay } from './zonedTime.ts';

/** A stretch of time in which places are looked for; the end is excluded. */
export type Window = { from: Date; before: Date };

type WhenTerms = Pick<SearchTerms, 'from' | 'to' | 'dayParts' | 'weekdays'>;

/** Where each part of a day begins and ends on the clinic's clock (product §8). */
const partTimes: Record<DayPart, [begins: string, ends: string]> = {
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '17:00'],
  evening: ['17:00', '24:00'],
};

const parts: DayPart[] = ['morning', 'afternoon', 'evening'];

/** What a clinic's clock shows, as an instant: midnight is the beginning of a day, noon and 17:00 always exist. */
const instantOf = (date: CalendarDate, time: string, timeZone: string): Date => {
  if (time === '24:00') return startOfDay(addDays(date, 1), timeZone);
  return (time === '00:00' ? undefined : instantsShowing(`${date}T${time}`, timeZone)[0]) ?? startOfDay(date, timeZone);
};

const datesOf = ({ from, to, weekdays }: WhenTerms): CalendarDate[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day)).filter(
    (date) => weekdays.length === 0 || weekdays.includes(isoWeekday(date)),
  );

/** From the earliest to the latest that the clocks of several zones make of the same hours. */
const hull = (date: CalendarDate, [begins, ends]: [string, string], zones: readonly string[]): Window => ({
  from: new Date(Math.min(...zones.map((zone) => instantOf(date, begins, zone).getTime()))),
  before: new Date(Math.max(...zones.map((zone) => instantOf(date, ends, zone).getTime()))),
});

const joined = (windows: Window[], next: Window): Window[] => {
  const last = windows.at(-1);
  if (last === undefined || last.before < next.from) return [...windows, next];
  return [...windows.slice(0, -1), { from: last.from, before: next.before > last.before ? next.before : last.before }];
};

/**
 * The stretches of time that the terms mean, in order and apart from each other: one where neither part of day nor weekday was
 * asked for. With several zones each is as wide as all their clocks need, and what lies outside on one of them is left out later.
 */
export const searchWindows = (terms: WhenTerms, zones: readonly string[]): Window[] => {
  const chosen = parts.filter((part) => terms.dayParts.length === 0 || terms.dayParts.includes(part));
  if (chosen.length === parts.length && terms.weekdays.length === 0) {
    const [first, last] = [hull(terms.from, partTimes.morning, zones), hull(terms.to, partTimes.evening, zones)];
    return [{ from: first.from, before: last.before }];
  }
  return datesOf(terms)
    .flatMap((date) => chosen.map((part) => hull(date, partTimes[part], zones)))
    .reduce(joined, []);
};

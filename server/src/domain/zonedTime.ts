import { millisecondsOf } from '../../../contract/instants.ts';
import { addDays, type CalendarDate } from './calendar.ts';
import { dayMs, minuteMs } from './durations.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    formatters.set(timeZone, formatter);
  }
  return formatter;
};

export const isTimeZone = (timeZone: string): boolean => {
  try {
    formatterOf(timeZone);
    return true;
  } catch {
    return false;
  }
};

const readOffset = (epochMs: number, timeZone: string): number => {
  const name =
    formatterOf(timeZone)
      .formatToParts(epochMs)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

/** Per zone and UTC day; `null` when the offset changes that day. A search formats many times. */
const steadyOffsets = new Map<string, Map<number, number | null>>();
const maxDays = 4_000;

const steadyOffset = (day: number, timeZone: string): number | null => {
  const days = steadyOffsets.get(timeZone) ?? new Map<number, number | null>();
  const known = days.get(day);
  if (known !== undefined) return known;
  const offset = readOffset(day * dayMs, timeZone);
  const steady = readOffset((day + 1) * dayMs, timeZone) === offset ? offset : null;
  if (days.size >= maxDays) days.clear();
  steadyOffsets.set(timeZone, days.set(day, steady));
  return steady;
};

/** @throws RangeError for an unknown zone */
export const offsetMinutesAt = (instant: Date, timeZone: string): number =>
  steadyOffset(Math.floor(instant.getTime() / dayMs), timeZone) ?? readOffset(instant.getTime(), timeZone);

/**
 * Two in the hour repeated in autumn, none in the hour skipped in spring.
 * @param wall ISO without an offset (`2026-11-20T09:15`)
 */
export const instantsShowing = (wall: string, timeZone: string): Date[] => {
  const asUtc = millisecondsOf(`${wall}Z`);
  const offsets = new Set([asUtc - dayMs, asUtc + dayMs].map((around) => offsetMinutesAt(new Date(around), timeZone)));
  return [...offsets]
    .map((offset) => new Date(asUtc - offset * minuteMs))
    .filter((instant) => instant.getTime() + offsetMinutesAt(instant, timeZone) * minuteMs === asUtc)
    .sort((one, other) => one.getTime() - other.getTime());
};

const wallTime = (instant: Date, offset: number): string =>
  new Date(instant.getTime() + offset * minuteMs).toISOString().slice(0, 19);

export const wallTimeAt = (instant: Date, timeZone: string): string =>
  wallTime(instant, offsetMinutesAt(instant, timeZone));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `2026-11-20T09:15:00-05:00`. */
export const toZonedIso = (instant: Date, timeZone: string): string => {
  const offset = offsetMinutesAt(instant, timeZone);
  const distance = Math.abs(offset);
  const sign = offset < 0 ? '-' : '+';
  return `${wallTime(instant, offset)}${sign}${twoDigits(Math.floor(distance / 60))}:${twoDigits(distance % 60)}`;
};

export const dateIn = (instant: Date, timeZone: string): CalendarDate => wallTimeAt(instant, timeZone).slice(0, 10);

/** Where midnight is skipped, the instant of the change. */
export const startOfDay = (date: CalendarDate, timeZone: string): Date => {
  const asUtc = millisecondsOf(`${date}T00:00Z`);
  const [first] = instantsShowing(`${date}T00:00`, timeZone);
  return first ?? new Date(asUtc - offsetMinutesAt(new Date(asUtc - dayMs), timeZone) * minuteMs);
};

export const endOfDay = (date: CalendarDate, timeZone: string): Date => startOfDay(addDays(date, 1), timeZone);

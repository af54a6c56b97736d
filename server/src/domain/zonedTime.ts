const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    formatters.set(timeZone, formatter);
  }
  return formatter;
};

/** Whether the runtime knows this IANA zone. */
export const isTimeZone = (timeZone: string): boolean => {
  try {
    formatterOf(timeZone);
    return true;
  } catch {
    return false;
  }
};

/**
 * How far a zone's clocks stand from UTC at an instant, in minutes: −300 for America/Toronto in winter.
 * @throws RangeError when the zone is unknown.
 */
export const offsetMinutesAt = (instant: Date, timeZone: string): number => {
  const name = formatterOf(timeZone).formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;

/**
 * The instants at which a zone's clocks show a time, earlier first: usually one, two in the hour that autumn repeats,
 * none in the hour that spring skips.
 * @param wall what the clock shows, ISO without an offset (`2026-11-20T09:15`)
 */
export const instantsShowing = (wall: string, timeZone: string): Date[] => {
  const asUtc = Date.parse(`${wall}Z`);
  const offsets = new Set([asUtc - dayMs, asUtc + dayMs].map((around) => offsetMinutesAt(new Date(around), timeZone)));
  return [...offsets]
    .map((offset) => new Date(asUtc - offset * minuteMs))
    .filter((instant) => instant.getTime() + offsetMinutesAt(instant, timeZone) * minuteMs === asUtc)
    .sort((one, other) => one.getTime() - other.getTime());
};

/** What a zone's clocks show at an instant, ISO to the second without an offset (`2026-11-20T09:15:00`). */
export const wallTimeAt = (instant: Date, timeZone: string): string =>
  new Date(instant.getTime() + offsetMinutesAt(instant, timeZone) * minuteMs).toISOString().slice(0, 19);

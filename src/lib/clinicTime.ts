import { isCalendarDate, isInstant, readInstant } from '../../contract/instants.ts';
import { tagOf, type Language } from './language';

/** Product §4. */
export type ClinicClock = { timeZone: string; lang: Language };

const nbsp = '\u00a0';

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

const formatters = new Map<string, Intl.DateTimeFormat>();

const partsOf = (at: Date, tag: string, options: Intl.DateTimeFormatOptions): Parts => {
  const name = JSON.stringify([tag, options]);
  const formatter = formatters.get(name) ?? new Intl.DateTimeFormat(tag, options);
  formatters.set(name, formatter);
  return Number.isNaN(at.getTime())
    ? {}
    : Object.fromEntries(formatter.formatToParts(at).map(({ type, value }) => [type, value]));
};

/** Invalid when unreal: then the formatters give the text back. */
const dateAt = (instant: string): Date => new Date(readInstant(instant) ?? NaN);

const numbersOf = (instant: string, timeZone: string) =>
  partsOf(dateAt(instant), 'en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

export const calendarDateOf = (instant: string, timeZone: string): string => {
  const { year, month, day } = numbersOf(instant, timeZone);
  return year === undefined ? instant : [year, month, day].join('-');
};

const noonOf = (date: string): Date => dateAt(isCalendarDate(date) ? `${date}T12:00:00Z` : '');

export const isoWeekdayOf = (date: string): number => noonOf(date).getUTCDay() || 7;

export const addDays = (date: string, days: number): string =>
  new Date(noonOf(date).getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** « vendredi », « 20 » or « 1er », « novembre », « 2026 ». */
export const textOfDate = (date: string, lang: Language) => {
  const {
    weekday = '',
    month = '',
    year = '',
  } = partsOf(noonOf(date), tagOf(lang), {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    year: 'numeric',
  });
  const number = Number(date.slice(8));
  return { weekday, month, year, number, day: lang === 'fr' && number === 1 ? '1er' : String(number) };
};

type DateParts = { weekday?: boolean; year?: boolean };

/** « vendredi 20 novembre 2026 », « Friday, November 20, 2026 » (OQLF: 1er). */
export const formatDate = (date: string, lang: Language, { weekday = true, year = true }: DateParts = {}): string => {
  if (!isCalendarDate(date)) return date;
  const text = textOfDate(date, lang);
  const day = lang === 'fr' ? `${text.day}${nbsp}${text.month}` : `${text.month}${nbsp}${text.day}`;
  return [weekday && text.weekday, day, year && text.year].filter(Boolean).join(lang === 'fr' ? ' ' : ', ');
};

export const formatTime = (instant: string, { timeZone, lang }: ClinicClock): string => {
  const { hour, minute = '' } = numbersOf(instant, timeZone);
  if (hour === undefined) return instant;
  const hours = Number(hour);
  if (lang === 'fr') return [String(hours), 'h', ...(minute === '00' ? [] : [minute])].join(nbsp);
  return `${hours % 12 || 12}:${minute}${nbsp}${hours < 12 ? 'a.m.' : 'p.m.'}`;
};

export const formatDateTime = (instant: string, clock: ClinicClock): string => {
  if (!isInstant(instant)) return instant;
  const texts = [formatDate(calendarDateOf(instant, clock.timeZone), clock.lang), formatTime(instant, clock)];
  return texts.join(clock.lang === 'fr' ? ` à${nbsp}` : ` at${nbsp}`);
};

export const showSameTime = (instant: string, one: string, other: string): boolean =>
  JSON.stringify(numbersOf(instant, one)) === JSON.stringify(numbersOf(instant, other));

export const zoneName = (instant: string, { timeZone, lang }: ClinicClock): string =>
  partsOf(dateAt(instant), tagOf(lang), { timeZone, hour: 'numeric', timeZoneName: 'longGeneric' }).timeZoneName ??
  timeZone;

export const deviceTimeZone = (): string => new Intl.DateTimeFormat('en').resolvedOptions().timeZone;

/** When it differs from this device's time. */
export const foreignZone = (instant: string, clock: ClinicClock): string | undefined =>
  showSameTime(instant, clock.timeZone, deviceTimeZone()) ? undefined : zoneName(instant, clock);

const withZone = (text: string, instant: string, clock: ClinicClock): string => {
  const zone = foreignZone(instant, clock);
  return zone === undefined ? text : `${text} (${zone})`;
};

/** « 9 h 05 », and elsewhere « 9 h 05 (heure de l’Atlantique) ». */
export const tellTime = (instant: string, clock: ClinicClock): string =>
  withZone(formatTime(instant, clock), instant, clock);

export const tellDateTime = (instant: string, clock: ClinicClock): string =>
  withZone(formatDateTime(instant, clock), instant, clock);

import { tagOf, type Language } from './language';

/** Where and in which language an instant is told. Times are shown on the clinic's clock (product §4). */
export type ClinicClock = { timeZone: string; lang: Language };

const nbsp = '\u00a0';

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

/** Making a formatter is slow and a list of places needs hundreds: each is made once. */
const formatters = new Map<string, Intl.DateTimeFormat>();

const partsOf = (at: Date, tag: string, options: Intl.DateTimeFormatOptions): Parts => {
  const name = JSON.stringify([tag, options]);
  const formatter = formatters.get(name) ?? new Intl.DateTimeFormat(tag, options);
  formatters.set(name, formatter);
  return Object.fromEntries(formatter.formatToParts(at).map(({ type, value }) => [type, value]));
};

const numbersOf = (instant: string, timeZone: string) =>
  partsOf(new Date(instant), 'en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

/** The calendar date of an instant on a clock, `YYYY-MM-DD`. */
export const calendarDateOf = (instant: string, timeZone: string): string => {
  const { year, month, day } = numbersOf(instant, timeZone);
  return [year, month, day].join('-');
};

/** Reads the date once, in a task of its own: the first formatter costs a phone 50 ms, which nobody notices while scripts come. */
export const readClockAhead = (timeZone: string): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(() => {
      calendarDateOf(new Date().toISOString(), timeZone);
      resolve();
    });
  });

/** A calendar date as the instant at which it is noon in Greenwich: far from any change of day. */
const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** The weekday of a calendar date as ISO numbers it: 1 is Monday, 7 Sunday. */
export const isoWeekdayOf = (date: string): number => noonOf(date).getUTCDay() || 7;

/** A calendar date some days later (or earlier). */
export const addDays = (date: string, days: number): string =>
  new Date(noonOf(date).getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** The words of a calendar date, in small letters in French: « vendredi », « 20 » or « 1er », « novembre », « 2026 ». */
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

/** What a date may go without. */
type DateParts = { weekday?: boolean; year?: boolean };

/** « vendredi 20 novembre 2026 », « Friday, November 20, 2026 »; without weekday or year when asked (OQLF: 1er). */
export const formatDate = (date: string, lang: Language, { weekday = true, year = true }: DateParts = {}): string => {
  const text = textOfDate(date, lang);
  const day = lang === 'fr' ? `${text.day}${nbsp}${text.month}` : `${text.month}${nbsp}${text.day}`;
  return [weekday && text.weekday, day, year && text.year].filter(Boolean).join(lang === 'fr' ? ' ' : ', ');
};

/** « 9 h », « 9 h 05 », « 9:05 a.m. ». Its spaces never break. */
export const formatTime = (instant: string, { timeZone, lang }: ClinicClock): string => {
  const { hour = '', minute = '' } = numbersOf(instant, timeZone);
  const hours = Number(hour);
  if (lang === 'fr') return [String(hours), 'h', ...(minute === '00' ? [] : [minute])].join(nbsp);
  return `${hours % 12 || 12}:${minute}${nbsp}${hours < 12 ? 'a.m.' : 'p.m.'}`;
};

/** « vendredi 20 novembre 2026 à 9 h 05 ». */
export const formatDateTime = (instant: string, clock: ClinicClock): string =>
  [formatDate(calendarDateOf(instant, clock.timeZone), clock.lang), formatTime(instant, clock)].join(
    clock.lang === 'fr' ? ` à${nbsp}` : ` at${nbsp}`,
  );

/** Whether two clocks show the same day and hour at an instant: time zones of different names may. */
export const showSameTime = (instant: string, one: string, other: string): boolean =>
  JSON.stringify(numbersOf(instant, one)) === JSON.stringify(numbersOf(instant, other));

/** « heure de l’Atlantique », « Atlantic Time ». */
export const zoneName = (instant: string, { timeZone, lang }: ClinicClock): string =>
  partsOf(new Date(instant), tagOf(lang), { timeZone, hour: 'numeric', timeZoneName: 'longGeneric' }).timeZoneName ??
  timeZone;

/** The time zone of this device. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat('en').resolvedOptions().timeZone;

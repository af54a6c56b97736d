import { calendarDateOf, numbersOf, partsOf } from './dateParts';
import { tagOf, type Language } from './language';

export { calendarDateOf };

/** Product §4. */
export type ClinicClock = { timeZone: string; lang: Language };

const nbsp = '\u00a0';

const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** ISO: 1 is Monday, 7 Sunday. */
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
  const text = textOfDate(date, lang);
  const day = lang === 'fr' ? `${text.day}${nbsp}${text.month}` : `${text.month}${nbsp}${text.day}`;
  return [weekday && text.weekday, day, year && text.year].filter(Boolean).join(lang === 'fr' ? ' ' : ', ');
};

/** « 9 h », « 9 h 05 », « 9:05 a.m. », with non-breaking spaces. */
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

export const showSameTime = (instant: string, one: string, other: string): boolean =>
  JSON.stringify(numbersOf(instant, one)) === JSON.stringify(numbersOf(instant, other));

/** « heure de l’Atlantique », « Atlantic Time ». */
export const zoneName = (instant: string, { timeZone, lang }: ClinicClock): string =>
  partsOf(new Date(instant), tagOf(lang), { timeZone, hour: 'numeric', timeZoneName: 'longGeneric' }).timeZoneName ??
  timeZone;

export const deviceTimeZone = (): string => new Intl.DateTimeFormat('en').resolvedOptions().timeZone;

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

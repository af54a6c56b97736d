// Holds: product §8 zones
import {
  addDays,
  calendarDateOf,
  deviceTimeZone,
  formatDate,
  formatDateTime,
  formatTime,
  isoWeekdayOf,
  showSameTime,
  tellDateTime,
  tellTime,
  zoneName,
} from './clinicTime';

const toronto = 'America/Toronto';
const islands = 'America/Halifax';
const blancSablon = 'America/Blanc-Sablon';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a time', () => {
  it.each([
    ['2026-11-20T09:05:00-05:00', '9 h 05', '9:05 a.m.'],
    ['2026-11-20T09:00:00-05:00', '9 h', '9:00 a.m.'],
    ['2026-11-20T00:30:00-05:00', '0 h 30', '12:30 a.m.'],
    ['2026-11-20T12:15:00-05:00', '12 h 15', '12:15 p.m.'],
    ['2026-11-20T23:59:00-05:00', '23 h 59', '11:59 p.m.'],
  ])('the time of %s has no leading zero and, in French, no minutes on the hour', (instant, fr, en) => {
    expect(plain(formatTime(instant, { timeZone: toronto, lang: 'fr' }))).toBe(fr);
    expect(plain(formatTime(instant, { timeZone: toronto, lang: 'en' }))).toBe(en);
  });

  it('a formatted time contains no space where a line could break', () => {
    expect(formatTime('2026-11-20T09:05:00-05:00', { timeZone: toronto, lang: 'fr' })).not.toContain(' ');
    expect(formatTime('2026-11-20T09:05:00-05:00', { timeZone: toronto, lang: 'en' })).not.toContain(' ');
  });

  it('a time follows the clinic’s clock in each of the three clock regimes of Quebec, in winter and in summer', () => {
    const at = (instant: string) =>
      [toronto, islands, blancSablon].map((timeZone) => plain(formatTime(instant, { timeZone, lang: 'fr' })));
    expect(at('2026-01-15T15:00:00Z')).toEqual(['10 h', '11 h', '11 h']);
    expect(at('2026-07-15T15:00:00Z')).toEqual(['11 h', '12 h', '11 h']);
  });
});

describe('a date', () => {
  it.each([
    ['2026-11-20', 'vendredi 20 novembre 2026', 'Friday, November 20, 2026'],
    ['2026-12-01', 'mardi 1er décembre 2026', 'Tuesday, December 1, 2026'],
  ])('the date %s shows its weekday and month in full', (date, fr, en) => {
    expect(plain(formatDate(date, 'fr'))).toBe(fr);
    expect(plain(formatDate(date, 'en'))).toBe(en);
  });

  it('a date can omit its year or its weekday', () => {
    expect(plain(formatDate('2026-11-20', 'fr', { year: false }))).toBe('vendredi 20 novembre');
    expect(plain(formatDate('2026-11-20', 'en', { year: false }))).toBe('Friday, November 20');
    expect(plain(formatDate('2026-12-01', 'fr', { weekday: false, year: false }))).toBe('1er décembre');
  });

  it('a date and a time read as one sentence', () => {
    const at = '2026-11-20T14:05:00-05:00';
    expect(plain(formatDateTime(at, { timeZone: toronto, lang: 'fr' }))).toBe('vendredi 20 novembre 2026 à 14 h 05');
    expect(plain(formatDateTime(at, { timeZone: toronto, lang: 'en' }))).toBe('Friday, November 20, 2026 at 2:05 p.m.');
  });

  it('the date of an instant follows the time zone of the clinic', () => {
    expect(calendarDateOf('2026-11-21T03:30:00Z', toronto)).toBe('2026-11-20');
    expect(calendarDateOf('2026-11-21T04:30:00Z', islands)).toBe('2026-11-21');
  });

  it('adding days to a date works across months, years and clock changes', () => {
    expect(addDays('2026-10-31', 1)).toBe('2026-11-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
    expect(addDays('2026-11-20', -20)).toBe('2026-10-31');
  });

  it('a date has an ISO weekday, with Sunday as 7', () => {
    expect(['2026-11-16', '2026-11-20', '2026-11-22'].map(isoWeekdayOf)).toEqual([1, 5, 7]);
  });
});

describe('a time zone', () => {
  it('two time zones differ only when their clocks differ at that instant', () => {
    expect(showSameTime('2026-01-15T15:00:00Z', islands, blancSablon)).toBe(true);
    expect(showSameTime('2026-07-15T15:00:00Z', toronto, blancSablon)).toBe(true);
    expect(showSameTime('2026-07-15T15:00:00Z', islands, blancSablon)).toBe(false);
    expect(showSameTime('2026-07-15T15:00:00Z', toronto, islands)).toBe(false);
  });

  it('a time zone has a name in words', () => {
    const at = '2026-07-15T15:00:00Z';
    expect(zoneName(at, { timeZone: islands, lang: 'fr' })).toBe('heure de l’Atlantique');
    expect(zoneName(at, { timeZone: islands, lang: 'en' })).toBe('Atlantic Time');
    expect(zoneName(at, { timeZone: blancSablon, lang: 'fr' })).toBe('heure normale de l’Atlantique');
  });
});

describe('a time that is told', () => {
  it('a told time names its zone only where this device shows another time', () => {
    const instant = '2026-07-15T15:00:00Z';
    const elsewhere = deviceTimeZone() === 'Asia/Tokyo' ? islands : 'Asia/Tokyo';
    expect(tellTime(instant, { timeZone: deviceTimeZone(), lang: 'fr' })).not.toContain('(');
    expect(tellDateTime(instant, { timeZone: deviceTimeZone(), lang: 'en' })).not.toContain('(');
    const clock = { timeZone: elsewhere, lang: 'fr' } as const;
    const zone = zoneName(instant, clock);
    expect(tellTime(instant, clock)).toBe(`${formatTime(instant, clock)} (${zone})`);
    expect(tellDateTime(instant, clock)).toBe(`${formatDateTime(instant, clock)} (${zone})`);
  });
});

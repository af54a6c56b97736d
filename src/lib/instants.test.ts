import fc from 'fast-check';

import { isCalendarDate, isInstant, readInstant, readOffset, readWallTime } from '../../contract/instants.ts';

const seed = Number(process.env.TEST_SEED ?? 20_261_128);
process.stdout.write(`Drawn with TEST_SEED=${seed}\n`);

const two = (number: number): string => String(number).padStart(2, '0');
const digits = (upTo: number) => fc.integer({ min: 0, max: upTo }).map(two);
const years = fc.date({ min: new Date('1000-01-02T00:00Z'), max: new Date('9999-12-30T00:00Z'), noInvalidDate: true });
const anyDay = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), digits(13), digits(32))
  .map(([year, month, day]) => `${String(year).padStart(4, '0')}-${month}-${day}`);
const anyClock = fc.tuple(digits(25), digits(61), digits(61)).map((parts) => parts.join(':'));
const anyOffset = fc
  .tuple(fc.constantFrom('+', '-'), digits(15), digits(61))
  .map(([sign, hours, minutes]) => `${sign}${hours}:${minutes}`);

const daysIn = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};
const isReal = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
};

const writtenAt = (instant: number, offset: string): string => {
  const minutes = readOffset(offset) ?? NaN;
  return `${new Date(instant + minutes * 60_000).toISOString().slice(0, 19)}${offset}`;
};

describe('dates and times from outside (product §10 instants)', () => {
  it('a day is read when the calendar has it, and no other text is', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect([day, isCalendarDate(day)]).toEqual([day, isReal(day)]);
      }),
      { numRuns: 5_000, seed },
    );
    for (const text of [
      '2027-02-30',
      '2027-02-29',
      '2100-02-29',
      '0000-02-28',
      '2027-2-3',
      '2027-02-03T00:00Z',
      '',
      null,
    ])
      expect([text, isCalendarDate(text)]).toEqual([text, false]);
    expect(isCalendarDate('2028-02-29')).toBe(true);
  });

  it('an instant that is read is the one that was written, whatever the digits', () => {
    fc.assert(
      fc.property(anyDay, anyClock, anyOffset, (day, clock, offset) => {
        const written = `${day}T${clock}${offset}`;
        const instant = readInstant(written);
        if (instant !== undefined) expect(writtenAt(instant, offset)).toBe(written);
      }),
      { numRuns: 5_000, seed },
    );
  });

  it('every second of four-digit years is read at every offset', () => {
    const offset = fc.oneof(
      fc
        .tuple(fc.constantFrom('+', '-'), digits(13), digits(59))
        .map(([sign, hours, minutes]) => `${sign}${hours}:${minutes}`),
      fc.constantFrom('+14:00', '-14:00', 'Z'),
    );
    fc.assert(
      fc.property(years, offset, (at, written) => {
        const instant = Math.floor(at.getTime() / 1_000) * 1_000;
        expect(readInstant(writtenAt(instant, written))).toBe(instant);
      }),
      { numRuns: 2_000, seed },
    );
  });

  it.each([
    '2027-02-30T09:00:00-05:00',
    '2027-02-01T24:00:00-05:00',
    '2027-02-01T23:60:00-05:00',
    '2026-12-31T23:59:60Z',
    '2027-02-01T11:00:00+25:00',
    '2027-02-01T11:00:00+14:01',
    '2027-02-01T11:00:00-05:75',
    '2027-02-01T11:00:00-0500',
    '2027-02-01T11:00:00',
    '2027-02-01',
    '0000-02-01T11:00:00Z',
    '9999-12-31T23:00:00-14:00',
    '+010000-01-01T00:00:00Z',
    'Mon, 01 Feb 2027 11:00:00 GMT',
    ' 2027-02-01T11:00:00Z',
    1_800_000_000_000,
    null,
  ])('%s is no instant', (text) => {
    expect(isInstant(text)).toBe(false);
  });

  it('a time of a clock has no offset, and seconds only where they are written', () => {
    expect(readWallTime('2027-02-01T09:15')).toBe(Date.UTC(2027, 1, 1, 9, 15));
    expect(readWallTime('2027-02-01T09:15:30.25')).toBe(Date.UTC(2027, 1, 1, 9, 15, 30, 250));
    for (const text of ['2027-02-30T09:15', '2027-02-01T24:00', '2027-02-01 09:15', '2027-02-01T09:15Z', '2027-02-01'])
      expect([text, readWallTime(text)]).toEqual([text, undefined]);
  });
});

// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { minuteMs } from '../../src/domain/durations.ts';
import { wallTimeAt } from '../../src/domain/zonedTime.ts';
import { readPublishedInstant } from '../../src/feeds/slots/publishedInstant.ts';
import { testSeed } from '../support/seededRandom.ts';

const read = (written: string, zone = 'America/New_York'): [string, string | null] | string => {
  const result = readPublishedInstant(written, zone);
  return 'reason' in result ? result.reason : [result.instant.toISOString(), result.note];
};

test('the import accepts an offset that the time zone has on that day as written, in any spelling', () => {
  for (const written of ['2023-03-25T09:00:00-04:00', '2023-03-25T09:00-0400', '2023-03-25T09:00:00.000-04']) {
    assert.deepEqual(read(written), ['2023-03-25T13:00:00.000Z', null]);
  }
});

test('the import corrects the offset of the other season and keeps the time of day', () => {
  assert.deepEqual(read('2023-03-25T09:00:00-05:00'), ['2023-03-25T13:00:00.000Z', 'offsetCorrected']);
  assert.deepEqual(read('2023-12-25T09:00:00-04:00'), ['2023-12-25T14:00:00.000Z', 'offsetCorrected']);
});

test('the import trusts UTC and the offset of another time zone, and notes the latter', () => {
  assert.deepEqual(read('2023-03-25T13:00:00Z'), ['2023-03-25T13:00:00.000Z', null]);
  assert.deepEqual(read('2023-03-25T08:00:00-08:00'), ['2023-03-25T16:00:00.000Z', 'foreignOffset']);
  assert.deepEqual(read('2026-07-15T09:00:00-03:00', 'America/Blanc-Sablon'), [
    '2026-07-15T12:00:00.000Z',
    'foreignOffset',
  ]);
});

test('the offset distinguishes both occurrences of the repeated autumn hour', () => {
  assert.deepEqual(read('2026-11-01T01:30:00-04:00', 'America/Toronto'), ['2026-11-01T05:30:00.000Z', null]);
  assert.deepEqual(read('2026-11-01T01:30:00-05:00', 'America/Toronto'), ['2026-11-01T06:30:00.000Z', null]);
});

test('a time that the clocks skip has no instant', () => {
  assert.equal(read('2026-03-08T02:30:00-05:00', 'America/Toronto'), 'skippedHour');
});

test('the import treats a value that is not a time with an offset as unreadable', () => {
  for (const written of [
    '',
    '2023-03-25',
    '2023-03-25T09:00:00',
    '2023-13-45T09:00:00-05:00',
    '1823-03-25T09:00:00Z',
    '9999-03-25T09:00:00Z',
    '2027-06-10T09:00:60-04:00',
    'soon',
  ]) {
    assert.equal(read(written), 'unreadableTime', written);
  }
});

test('the import refuses a day, an hour or an offset that does not exist, instead of selling the next one', () => {
  for (const written of [
    '2027-02-30T09:00:00-05:00',
    '2027-02-29T09:00:00-05:00',
    '2027-02-01T24:00:00-05:00',
    '2027-02-01T11:00:00+25:00',
    '2027-02-01T11:00:00+14:01',
    '2027-02-01T11:00:00-05:75',
  ]) {
    assert.equal(read(written), 'unreadableTime', written);
  }
  assert.deepEqual(read('2028-02-29T09:00:00-05:00'), ['2028-02-29T14:00:00.000Z', null]);
  assert.deepEqual(read('2027-02-01T23:59:59+14:00', 'UTC'), ['2027-02-01T09:59:59.000Z', 'foreignOffset']);
});

const zones = ['UTC', 'America/Toronto', 'America/Regina', 'America/St_Johns', 'Pacific/Kiritimati'];

/** The instant in the words of what was published: at its offset, or at the clock of its zone where that was corrected. */
const writeAgain = (written: string, zone: string): string => {
  const result = readPublishedInstant(written, zone);
  if ('reason' in result) return result.reason;
  const offset = written.slice(19);
  if (result.note === 'offsetCorrected') return `${wallTimeAt(result.instant, zone)}${offset}`;
  const minutes = Number(`${offset.slice(0, 1)}1`) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4)));
  return `${new Date(result.instant.getTime() + minutes * minuteMs).toISOString().slice(0, 19)}${offset}`;
};

const digits = (upTo: number) => fc.integer({ min: 0, max: upTo }).map((number) => String(number).padStart(2, '0'));
const sign = fc.constantFrom('+', '-');
const seed = testSeed(20_261_128);

test('what the import reads and writes again is what was published, whatever the digits', () => {
  const anyDigits = fc
    .tuple(fc.integer({ min: 2000, max: 2100 }), digits(13), digits(32), digits(25), digits(61), digits(61))
    .map(([year, month, day, hour, minute, second]) => `${year}-${month}-${day}T${hour}:${minute}:${second}`);
  const anyOffset = fc.tuple(sign, digits(15), digits(61)).map(([side, hour, minute]) => `${side}${hour}:${minute}`);
  fc.assert(
    fc.property(anyDigits, anyOffset, fc.constantFrom(...zones), (wall, offset, zone) => {
      const again = writeAgain(wall + offset, zone);
      assert.ok([wall + offset, 'unreadableTime', 'skippedHour'].includes(again), `${wall}${offset} became ${again}`);
    }),
    { numRuns: 5_000, seed },
  );
});

test('the import reads every second of the century at every offset', () => {
  const century = fc.date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2100-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  const offset = fc.oneof(
    fc.tuple(sign, digits(13), digits(59)).map(([side, hour, minute]) => `${side}${hour}:${minute}`),
    fc.constantFrom('+14:00', '-14:00'),
  );
  fc.assert(
    fc.property(century, offset, (instant, at) => {
      const written = `${instant.toISOString().slice(0, 19)}${at}`;
      assert.equal(writeAgain(written, 'UTC'), written);
    }),
    { numRuns: 1_000, seed },
  );
});

// Holds: product §8 zones
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { dateIn, endOfDay, offsetMinutesAt, startOfDay, toZonedIso } from './zonedTime.ts';

const toronto = 'America/Toronto';
const islands = 'America/Halifax';
const blancSablon = 'America/Blanc-Sablon';

const shown: [instant: string, zone: string, wanted: string][] = [
  // 2026-11-01, 2 h back to 1 h: 01:30 comes twice in Montréal, and the two are told apart by their offset.
  ['2026-11-01T05:30:00Z', toronto, '2026-11-01T01:30:00-04:00'],
  ['2026-11-01T05:59:59Z', toronto, '2026-11-01T01:59:59-04:00'],
  ['2026-11-01T06:00:00Z', toronto, '2026-11-01T01:00:00-05:00'],
  ['2026-11-01T06:30:00Z', toronto, '2026-11-01T01:30:00-05:00'],
  // The islands change an hour before, Blanc-Sablon never.
  ['2026-11-01T04:59:59Z', islands, '2026-11-01T01:59:59-03:00'],
  ['2026-11-01T05:00:00Z', islands, '2026-11-01T01:00:00-04:00'],
  ['2026-11-01T05:30:00Z', blancSablon, '2026-11-01T01:30:00-04:00'],
  ['2026-11-01T06:30:00Z', blancSablon, '2026-11-01T02:30:00-04:00'],
  // 2027-03-14, 2 h on to 3 h: 02:30 does not exist in Montréal.
  ['2027-03-14T06:59:59Z', toronto, '2027-03-14T01:59:59-05:00'],
  ['2027-03-14T07:00:00Z', toronto, '2027-03-14T03:00:00-04:00'],
  ['2027-03-14T05:59:59Z', islands, '2027-03-14T01:59:59-04:00'],
  ['2027-03-14T06:00:00Z', islands, '2027-03-14T03:00:00-03:00'],
  ['2027-03-14T07:00:00Z', blancSablon, '2027-03-14T03:00:00-04:00'],
  ['2027-07-01T12:00:00Z', blancSablon, '2027-07-01T08:00:00-04:00'],
  ['2027-07-01T12:00:00Z', 'UTC', '2027-07-01T12:00:00+00:00'],
];

test('the server shows an instant on the clinic’s clock with its offset, on both sides of every clock change', () => {
  for (const [instant, zone, wanted] of shown) assert.equal(toZonedIso(new Date(instant), zone), wanted);
});

test('a displayed clinic time denotes the same instant', () => {
  for (const [instant, zone] of shown) {
    assert.equal(Date.parse(toZonedIso(new Date(instant), zone)), Date.parse(instant));
  }
});

test('an instant belongs to the day that the clinic’s calendar shows', () => {
  assert.equal(dateIn(new Date('2026-11-21T04:30:00Z'), toronto), '2026-11-20');
  assert.equal(dateIn(new Date('2026-11-21T04:30:00Z'), islands), '2026-11-21');
});

const lengths: [date: string, zone: string, hours: number][] = [
  ['2026-11-01', toronto, 25],
  ['2026-11-01', islands, 25],
  ['2026-11-01', blancSablon, 24],
  ['2027-03-14', toronto, 23],
  ['2027-03-14', islands, 23],
  ['2027-03-14', blancSablon, 24],
  ['2026-12-25', toronto, 24],
];

test('a day lasts 25 hours in November, 23 in March, and 24 where the clock never changes', () => {
  for (const [date, zone, hours] of lengths) {
    const length = endOfDay(date, zone).getTime() - startOfDay(date, zone).getTime();
    assert.equal(length / 3_600_000, hours, `${date} ${zone}`);
  }
});

test('a day begins at midnight on the clinic’s clock', () => {
  for (const [date, zone] of lengths) {
    assert.equal(toZonedIso(startOfDay(date, zone), zone).slice(0, 19), `${date}T00:00:00`);
  }
});

test('a day has a start even in a zone that skips midnight', () => {
  assert.equal(toZonedIso(startOfDay('2026-04-24', 'Africa/Cairo'), 'Africa/Cairo'), '2026-04-24T01:00:00+03:00');
});

test('an offset is the same on the first query and on later ones', () => {
  const instant = new Date('2027-03-14T07:00:00Z');
  assert.deepEqual([offsetMinutesAt(instant, toronto), offsetMinutesAt(instant, toronto)], [-240, -240]);
});

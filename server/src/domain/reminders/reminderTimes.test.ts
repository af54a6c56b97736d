import assert from 'node:assert/strict';
import { test } from 'node:test';

import { planReminders } from './reminderTimes.ts';

const [toronto, islands, blancSablon] = ['America/Toronto', 'America/Halifax', 'America/Blanc-Sablon'];
const longAgo = new Date('2026-01-01T12:00:00Z');

const planned = (startsAt: string, timeZone: string, now = longAgo): [number, string, string][] =>
  planReminders({ startsAt: new Date(startsAt), timeZone }, now).map(({ daysBefore, dueAt, untilAt }) => [
    daysBefore,
    dueAt.toISOString().slice(0, 16),
    untilAt.toISOString().slice(0, 16),
  ]);

test('the server sends reminders three days and one day before, from 8:00 to 21:00 on the clinic’s clock (product §4 reminders)', () => {
  assert.deepEqual(planned('2026-11-20T14:30:00Z', toronto), [
    [3, '2026-11-17T13:00', '2026-11-18T02:00'],
    [1, '2026-11-19T13:00', '2026-11-20T02:00'],
  ]);
});

test('across the hour that autumn repeats, reminders stay at 8:00 on each of the three clocks of Quebec (product §8 zones)', () => {
  // Monday 2 November 2026, 9:30: the clocks of Montréal and of the islands went back on the 1st.
  assert.deepEqual(planned('2026-11-02T14:30:00Z', toronto), [
    [3, '2026-10-30T12:00', '2026-10-31T01:00'],
    [1, '2026-11-01T13:00', '2026-11-02T02:00'],
  ]);
  assert.deepEqual(planned('2026-11-02T13:30:00Z', islands), [
    [3, '2026-10-30T11:00', '2026-10-31T00:00'],
    [1, '2026-11-01T12:00', '2026-11-02T01:00'],
  ]);
  assert.deepEqual(planned('2026-11-02T13:30:00Z', blancSablon), [
    [3, '2026-10-30T12:00', '2026-10-31T01:00'],
    [1, '2026-11-01T12:00', '2026-11-02T01:00'],
  ]);
});

test('across the hour that spring skips, reminders stay at 8:00 on each of the three clocks of Quebec (product §8 zones)', () => {
  // Monday 15 March 2027, 9:30: the clocks went on on the 14th.
  assert.deepEqual(planned('2027-03-15T13:30:00Z', toronto), [
    [3, '2027-03-12T13:00', '2027-03-13T02:00'],
    [1, '2027-03-14T12:00', '2027-03-15T01:00'],
  ]);
  assert.deepEqual(planned('2027-03-15T12:30:00Z', islands), [
    [3, '2027-03-12T12:00', '2027-03-13T01:00'],
    [1, '2027-03-14T11:00', '2027-03-15T00:00'],
  ]);
  assert.deepEqual(planned('2027-03-15T13:30:00Z', blancSablon), [
    [3, '2027-03-12T12:00', '2027-03-13T01:00'],
    [1, '2027-03-14T12:00', '2027-03-15T01:00'],
  ]);
});

test('reminders count days on the clinic’s calendar, however late or early the appointment is (product §8 zones)', () => {
  assert.deepEqual(
    planned('2026-11-21T04:45:00Z', toronto).map(([, due]) => due),
    ['2026-11-17T13:00', '2026-11-19T13:00'],
    '23:45 on the 20th',
  );
  assert.deepEqual(
    planned('2026-11-20T05:00:00Z', toronto).map(([, due]) => due),
    ['2026-11-17T13:00', '2026-11-19T13:00'],
    'midnight',
  );
});

test('the server sends no reminder on the day the appointment got its time, nor for a day that is over (product §4 reminders)', () => {
  const kinds = (now: string) =>
    planned('2026-11-20T14:30:00Z', toronto, new Date(now)).map(([daysBefore]) => daysBefore);
  assert.deepEqual(kinds('2026-11-17T04:59:59Z'), [3, 1], '23:59:59 the evening before');
  assert.deepEqual(kinds('2026-11-17T05:00:00Z'), [1], 'midnight');
  assert.deepEqual(kinds('2026-11-19T04:59:59Z'), [1]);
  assert.deepEqual(kinds('2026-11-19T05:00:00Z'), []);
});

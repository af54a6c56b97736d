// Holds: product §8 search-criteria
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { searchWindows } from './searchWindows.ts';
import { toZonedIso } from './zonedTime.ts';

const toronto = 'America/Toronto';
const islands = 'America/Halifax';

type When = Parameters<typeof searchWindows>[0];

/** The windows as the clock of Montréal shows them. */
const shown = (when: Partial<When>, zones = [toronto]): [string, string][] =>
  searchWindows({ from: '2026-11-20', to: '2026-11-22', dayParts: [], weekdays: [], ...when }, zones).map(
    ({ from, before }) => [toZonedIso(from, toronto).slice(5, 16), toZonedIso(before, toronto).slice(5, 16)],
  );

test('a search period is one window, from its first midnight to its last', () => {
  assert.deepEqual(shown({}), [['11-20T00:00', '11-23T00:00']]);
  assert.deepEqual(shown({ dayParts: ['morning', 'afternoon', 'evening'] }), [['11-20T00:00', '11-23T00:00']]);
});

test('a part of the day gives one search window on each day', () => {
  assert.deepEqual(shown({ dayParts: ['afternoon'] }), [
    ['11-20T12:00', '11-20T17:00'],
    ['11-21T12:00', '11-21T17:00'],
    ['11-22T12:00', '11-22T17:00'],
  ]);
});

test('adjacent search windows merge: afternoon and evening, the night between evening and morning, two days in a row', () => {
  assert.deepEqual(shown({ dayParts: ['evening', 'afternoon'], to: '2026-11-20' }), [['11-20T12:00', '11-21T00:00']]);
  assert.deepEqual(shown({ dayParts: ['morning', 'evening'], to: '2026-11-21' }), [
    ['11-20T00:00', '11-20T12:00'],
    ['11-20T17:00', '11-21T12:00'],
    ['11-21T17:00', '11-22T00:00'],
  ]);
  assert.deepEqual(shown({ weekdays: [5, 6] }), [['11-20T00:00', '11-22T00:00']]);
});

test('a weekday outside the search period gives no window', () => {
  assert.deepEqual(shown({ weekdays: [1] }), []);
  assert.deepEqual(shown({ weekdays: [7] }), [['11-22T00:00', '11-23T00:00']]);
});

test('search hours follow the clock through its changes', () => {
  assert.deepEqual(shown({ from: '2026-11-01', to: '2026-11-01', dayParts: ['morning'] }), [
    ['11-01T00:00', '11-01T12:00'],
  ]);
  const [autumn] = searchWindows({ from: '2026-11-01', to: '2026-11-01', dayParts: ['morning'], weekdays: [] }, [
    toronto,
  ]);
  const [spring] = searchWindows({ from: '2027-03-14', to: '2027-03-14', dayParts: ['morning'], weekdays: [] }, [
    toronto,
  ]);
  const hours = [autumn, spring].map(
    (window) => ((window?.before.getTime() ?? 0) - (window?.from.getTime() ?? 0)) / 3_600_000,
  );
  assert.deepEqual(hours, [13, 11]);
});

test('with several clocks, a search window is as wide as all of them need', () => {
  assert.deepEqual(shown({ to: '2026-11-20', dayParts: ['morning'] }, [toronto, islands]), [
    ['11-19T23:00', '11-20T12:00'],
  ]);
});

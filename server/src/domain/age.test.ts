// Holds: product §8 age
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { birthdayOf } from '../../../contract/age.ts';
import { ageOn, todayAt } from './age.ts';

test('the current date changes at midnight in Quebec, in summer and in winter', () => {
  assert.equal(todayAt(new Date('2026-11-21T04:59:59Z')), '2026-11-20');
  assert.equal(todayAt(new Date('2026-11-21T05:00:00Z')), '2026-11-21');
  assert.equal(todayAt(new Date('2026-07-01T03:59:59Z')), '2026-06-30');
  assert.equal(todayAt(new Date('2026-07-01T04:00:00Z')), '2026-07-01');
});

test('a person turns a year older on their birthday, or on 1 March when born on 29 February and the year lacks that day', () => {
  const table: [birthDate: string, today: string, age: number][] = [
    ['2012-11-21', '2026-11-20', 13],
    ['2012-11-21', '2026-11-21', 14],
    ['2012-02-29', '2026-02-28', 13],
    ['2012-02-29', '2026-03-01', 14],
    ['2012-02-29', '2028-02-28', 15],
    ['2012-02-29', '2028-02-29', 16],
    ['2026-11-20', '2026-11-20', 0],
    ['1924-12-31', '2026-01-01', 101],
  ];
  for (const [birthDate, today, age] of table) assert.equal(ageOn(today, birthDate), age, `${birthDate} on ${today}`);
});

test('a birthday is the first day of that age, also for a person born on 29 February', () => {
  for (const birthDate of ['2012-11-21', '2012-02-29', '2012-01-01', '2012-12-31'])
    for (const years of [4, 14, 18]) {
      const birthday = birthdayOf(birthDate, years);
      const eve = new Date(Date.parse(birthday) - 86_400_000).toISOString().slice(0, 10);
      assert.deepEqual([ageOn(eve, birthDate), ageOn(birthday, birthDate)], [years - 1, years], birthDate);
    }
});

import { monthsOn } from './age.ts';

test('a month of age is over on the same day of the next month', () => {
  const at = (today: string) => monthsOn(today, '2026-06-25');
  expect(['2026-06-30', '2026-07-24', '2026-07-25', '2026-11-24', '2026-11-25'].map(at)).toEqual([0, 0, 1, 4, 5]);
});

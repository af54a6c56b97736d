import { groupDate } from './typedDate';

describe('a date typed on a keypad of digits', () => {
  it.each([
    ['19500724', '1950-07-24'],
    ['1950-07-24', '1950-07-24'],
    ['1950 07', '1950-07'],
    ['19', '19'],
    ['195007249', '1950-07-24'],
  ])('a date typed as %s on a keypad of digits becomes %s', (typed, kept) => {
    expect(groupDate(typed)).toBe(kept);
  });
});

import { readDate } from './typedDate';

describe('a birth date typed in any order', () => {
  it.each([
    '1954-12-28',
    '1954/12/28',
    '1954 12 28',
    '19541228',
    '28/12/1954',
    '28-12-1954',
    '28.12.1954',
    '28121954',
    '12/28/1954',
    '28 décembre 1954',
    '28 déc. 1954',
    'le 28 DÉC 1954',
    'Dec 28 1954',
    'December 28th, 1954',
    '1954 décembre 28',
    '28 of December 1954',
  ])('the reader takes %s for 28 December 1954 in both languages', (typed) => {
    expect([readDate(typed, 'fr'), readDate(typed, 'en')]).toEqual(['1954-12-28', '1954-12-28']);
  });

  it.each([
    ['1er mai 1960', '1960-05-01'],
    ['3 août 2024', '2024-08-03'],
    ['29 févr. 2012', '2012-02-29'],
    ['4 juil 1970', '1970-07-04'],
    ['5 juin 1970', '1970-06-05'],
  ])('the reader takes %s for %s', (typed, date) => {
    expect(readDate(typed, 'fr')).toBe(date);
  });

  it('the reader takes two numbers that could both be a month as each language writes them', () => {
    expect([readDate('03/04/1954', 'fr'), readDate('03/04/1954', 'en')]).toEqual(['1954-04-03', '1954-03-04']);
  });

  it.each(['', '28', '28/12/54', '31/02/1954', '29 février 2013', '4 jui 1970', '1954-13-28', '28 foo 1954', 'hier'])(
    'the reader does not guess a date from %s',
    (typed) => {
      expect(readDate(typed, 'fr')).toBeNull();
    },
  );
});

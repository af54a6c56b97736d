import { alike, mostByChance } from './byChance';

describe('what guesses find', () => {
  it.each([
    [alike(10, 1), 10],
    [alike(10, 0), 0],
    // 0.5^24 is below one in ten million, 0.5^23 is not.
    [alike(23, 0.5), 23],
    [alike(24, 0.5), 23],
    [[1, 1, 0, ...alike(24, 0.5)], 25],
  ])('of the chances of each guess, the number of hits is exceeded once in ten million times', (chances, most) => {
    expect(mostByChance(chances)).toBe(most);
  });
});

import { alike, mostByChance } from './byChance';

describe('what guesses find', () => {
  it.each([
    [alike(10, 1), 10],
    [alike(10, 0), 0],
    // 0.5^17 is below one in a hundred thousand, 0.5^16 is not.
    [alike(16, 0.5), 16],
    [alike(17, 0.5), 16],
    [[1, 1, 0, ...alike(17, 0.5)], 18],
  ])(
    'of the chances of each guess, the number of hits is exceeded once in a hundred thousand times',
    (chances, most) => {
      expect(mostByChance(chances)).toBe(most);
    },
  );
});

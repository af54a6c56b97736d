const once = 1e-5;

/**
 * The largest number of hits that guesses have, but once in a hundred thousand times.
 *
 * @param chances of each guess, from 0 to 1; exactly, as the sum of independent draws
 */
export const mostByChance = (chances: readonly number[]): number => {
  let odds = [1];
  for (const chance of chances)
    odds = [...odds, 0].map((odd, hits) => odd * (1 - chance) + (odds[hits - 1] ?? 0) * chance);
  let [above, most] = [0, odds.length - 1];
  while (most > 0 && above + (odds[most] ?? 0) < once) {
    above += odds[most] ?? 0;
    most -= 1;
  }
  return most;
};

export const alike = (count: number, chance: number): number[] => Array.from({ length: count }, () => chance);

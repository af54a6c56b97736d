/** Something measured once a round, such as the product or its floor. */
type Side<T> = { name: string; measure: (round: number) => Promise<T> };

/**
 * Measures every side once a round, each round beginning with another side, so that a machine that slows down or
 * speeds up during the run favours none.
 * @returns the measurements of each side, in the order of the rounds
 */
export const inRotatedRounds = async <T>(rounds: number, sides: readonly Side<T>[]): Promise<Map<string, T[]>> => {
  const found = new Map<string, T[]>(sides.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const first = round % sides.length;
    for (const { name, measure } of [...sides.slice(first), ...sides.slice(0, first)]) {
      found.get(name)?.push(await measure(round));
    }
  }
  return found;
};

/** Cryptographically random, below `most`. */
export const drawn = (limit: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % limit;

export const pick = (alphabet: string): string => alphabet.charAt(drawn(alphabet.length));

/** Maps revealing codes to other valid ones. */
export const shuffled = <T>(list: readonly T[]): T[] => {
  const order = [...list];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = drawn(at + 1);
    const [one, two] = [order[at], order[other]];
    if (one !== undefined && two !== undefined) [order[at], order[other]] = [two, one];
  }
  return order;
};

/**
 * The value below which the given share of the values lies (nearest rank).
 * @param share from 0 to 1: 0.5 is the median, 0.99 leaves out the worst hundredth
 * @throws RangeError when there are no values
 */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new RangeError('No values to take a quantile of.');
  return found;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

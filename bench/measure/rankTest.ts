/** The error function, within 1.5e-7 (Abramowitz and Stegun, 7.1.26), for values from zero. */
const erf = (x: number): number => {
  const t = 1 / (1 + 0.3275911 * x);
  const polynomial = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return 1 - polynomial * Math.exp(-x * x);
};

type Ranked = { value: number; isFirst: boolean; rank: number };

/** Ranks from 1, equal values sharing the mean of theirs; and how much the ties take from the spread. */
const ranked = (first: readonly number[], second: readonly number[]): { all: Ranked[]; ties: number } => {
  const all = [
    ...first.map((value) => ({ value, isFirst: true, rank: 0 })),
    ...second.map((value) => ({ value, isFirst: false, rank: 0 })),
  ].sort((one, other) => one.value - other.value);
  let ties = 0;
  for (let from = 0; from < all.length;) {
    const same = all.filter(({ value }, at) => at >= from && value === all[from]?.value);
    for (const each of same) each.rank = from + (same.length + 1) / 2;
    ties += same.length ** 3 - same.length;
    from += same.length;
  }
  return { all, ties };
};

/**
 * How likely two samples of one and the same thing differ at least as much as these do, by their ranks (Mann-Whitney,
 * two-sided, normal approximation with ties): near 1, nothing tells them apart; near 0, something does.
 */
export const rankTest = (first: readonly number[], second: readonly number[]): number => {
  const [m, n] = [first.length, second.length];
  const { all, ties } = ranked(first, second);
  const rankSum = all.reduce((sum, { isFirst, rank }) => sum + (isFirst ? rank : 0), 0);
  const u = rankSum - (m * (m + 1)) / 2;
  const spread = Math.sqrt(((m * n) / 12) * (m + n + 1 - ties / ((m + n) * (m + n - 1))));
  if (spread === 0) return 1;
  const z = Math.max(0, Math.abs(u - (m * n) / 2) - 0.5) / spread;
  return 1 - erf(z / Math.SQRT2);
};

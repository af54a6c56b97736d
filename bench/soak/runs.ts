/** One long run: too long for `npm test`, run by hand or overnight. It tells what it found and throws when a promise is broken. */
export type LongRun = { name: string; shows: string; run: () => Promise<void> };

/** Every long run, one row each, in the order in which `npm run soak` runs them. */
export const longRuns: readonly LongRun[] = [];

/** Numbers from 0 to 1 that look random and are the same at every run (mulberry32). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** One of the items. @throws RangeError when there is none */
export const pick = <T>(random: () => number, items: readonly T[]): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from.');
  return item;
};

/** So many of the items, drawn by a seed (Fisher–Yates). */
export const drawSample = <T>(items: readonly T[], count: number, seed: number): T[] => {
  const random = seededRandom(seed);
  const left = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
};

/**
 * The seed of a test that draws what it does, printed so that TEST_SEED can repeat a failure.
 * @param usual without that setting
 */
export const testSeed = (usual: number): number => {
  const { TEST_SEED: set = String(usual) } = process.env;
  const seed = Number(set);
  if (!Number.isSafeInteger(seed)) throw new Error(`TEST_SEED is no whole number: ${set}`);
  process.stdout.write(`Drawn with TEST_SEED=${seed}\n`);
  return seed;
};

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

/**
 * The seed of a test that draws what it does, said aloud so that a failure can be had again: TEST_SEED replaces it.
 * @param usual without that setting
 */
export const testSeed = (usual: number): number => {
  const seed = Number(process.env.TEST_SEED ?? usual);
  if (!Number.isSafeInteger(seed)) throw new Error(`TEST_SEED is no whole number: ${process.env.TEST_SEED ?? ''}`);
  process.stdout.write(`Drawn with TEST_SEED=${seed}\n`);
  return seed;
};

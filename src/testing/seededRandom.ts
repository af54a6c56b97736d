import { seededRandom, testSeed } from '../../server/test/support/seededRandom.ts';

/**
 * The draws of a test, from a seed that it says. What the portal draws by itself (crypto.getRandomValues) comes from the
 * same seed until `restore`.
 * @param usual the seed without TEST_SEED
 */
export const seededDraws = (usual: number): { random: () => number; restore: () => void } => {
  const random = seededRandom(testSeed(usual));
  const spy = jest.spyOn(crypto, 'getRandomValues').mockImplementation((values) => {
    if (values instanceof Uint32Array) values.forEach((_, at) => (values[at] = Math.floor(random() * 2 ** 32)));
    return values;
  });
  return {
    random,
    restore: () => {
      spy.mockRestore();
    },
  };
};

export { seededRandom, testSeed } from '../../scripts/seededRandom.ts';

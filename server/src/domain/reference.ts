import { randomInt } from 'node:crypto';

/** Distinct by sight and by ear: no O or 0, I, L or 1, S or 5, Z or 2, B or 8, G, Q, U. */
const alphabet = 'ACDEFHJKMNPRTVWXY34679';

const length = 10;

/** About 44 bits, from the secure source. */
export const makeReference = (): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

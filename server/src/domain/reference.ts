import { randomInt } from 'node:crypto';

/** Omits characters confused by sight or ear, such as O and 0. */
const alphabet = 'ACDEFHJKMNPRTVWXY34679';

const length = 10;

/** About 44 bits. */
export const makeReference = (): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

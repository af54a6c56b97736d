import { randomInt } from 'node:crypto';

/** Letters and digits that are told apart at a glance and by ear: no O or 0, I, L or 1, S or 5, Z or 2, B or 8, G, Q, U. */
const alphabet = 'ACDEFHJKMNPRTVWXY34679';

const length = 10;

/** The reference of a reservation: ten readable characters from the system's secure source, about 44 bits. */
export const makeReference = (): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

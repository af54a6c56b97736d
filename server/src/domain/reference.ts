import { randomInt } from 'node:crypto';

/** Omits characters confused by sight or ear, such as O and 0. */
const alphabet = 'ACDEFHJKMNPRTVWXY34679';

const length = 10;

export const inFives = (reference: string): string => reference.replace(/^(.{5})(.{5})$/, '$1\u00A0$2');

/** About 44 bits. */
export const makeReference = (): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

import { removeAccents } from './formats';

/** Same as the server's search. */
const fold = (text: string): string => removeAccents(text).toLowerCase().replaceAll('’', "'");

export const isPartOf = (words: string, text: string): boolean => fold(text).includes(fold(words));

export const hasEveryWord = (words: string, text: string): boolean =>
  words.split(/\s+/).every((word) => isPartOf(word, text));

import { removeAccents } from './formats';

/** Same as the server's search. */
const fold = (text: string): string => removeAccents(text).toLowerCase().replaceAll('’', "'");

export const isPartOf = (words: string, text: string): boolean => fold(text).includes(fold(words));

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Each of them begins one, in any order. */
export const beginsWords = (typed: string, text: string): boolean => {
  const words = wordsOf(text);
  return wordsOf(typed).every((begun) => words.some((word) => word.startsWith(begun)));
};

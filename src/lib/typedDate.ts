import type { Language } from './language';

const monthNames = [
  ['janvier', 'january'],
  ['fevrier', 'february'],
  ['mars', 'march'],
  ['avril', 'april'],
  ['mai', 'may'],
  ['juin', 'june'],
  ['juillet', 'july'],
  ['aout', 'august'],
  ['septembre', 'september'],
  ['octobre', 'october'],
  ['novembre', 'november'],
  ['decembre', 'december'],
] as const;

const monthOf = (word: string): number => {
  const found = monthNames.flatMap((names, at) =>
    word.length >= 3 && names.some((name) => name.startsWith(word)) ? [at + 1] : [],
  );
  return found.length === 1 ? (found[0] ?? 0) : 0;
};

const isoOf = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1000 ? date.toISOString().slice(0, 10) : null;
};

const withoutName = (one: number, other: number, year: number, lang: Language): string | null => {
  const [dayFirst, monthFirst] = [isoOf(year, other, one), isoOf(year, one, other)];
  return lang === 'fr' ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst);
};

const compact = (digits: string, lang: Language): string | null => {
  const number = (from: number, to: number): number => Number(digits.slice(from, to));
  return isoOf(number(0, 4), number(4, 6), number(6, 8)) ?? withoutName(number(0, 2), number(2, 4), number(4, 8), lang);
};

const wordsIn = (typed: string): string[] =>
  typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d)(?:er|st|nd|rd|th)\b/g, '$1')
    .match(/\d+|[a-z]+/g)
    ?.filter((word) => !['le', 'of', 'the'].includes(word)) ?? [];

/** In any order, with a four-digit year. @returns `YYYY-MM-DD`, or null */
export const readDate = (typed: string, lang: Language): string | null => {
  const words = wordsIn(typed);
  if (words.length === 1 && words[0]?.length === 8) return compact(words[0], lang);
  if (words.length !== 3) return null;
  const year = words.find((word) => /^\d{4}$/.test(word));
  const month = words.map(monthOf).find((found) => found > 0);
  const numbers = words.filter((word) => /^\d{1,2}$/.test(word)).map(Number);
  const [one = 0, other = 0] = numbers;
  if (year === undefined) return null;
  if (month !== undefined) return numbers.length === 1 ? isoOf(Number(year), month, one) : null;
  if (numbers.length !== 2) return null;
  return words[0] === year ? isoOf(Number(year), one, other) : withoutName(one, other, Number(year), lang);
};

export const dateOrText = (typed: string, lang: Language): string => readDate(typed, lang) ?? typed;

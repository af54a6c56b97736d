import type { Catalogue } from './catalogue.ts';

/** Messages that are the same in both languages on purpose, each with its reason. */
const sameOnPurpose: ReadonlySet<string> = new Set([
  'legal.read.fr', // offered in the language that it leads to
  'legal.read.en',
]);

/** The words of a message, without its placeholders and tags. */
const wordsOf = (text: string): string[] => text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, ' ').match(/[\p{L}’-]+/gu) ?? [];

/** Messages of more than two words that say the same in both languages: one of the two was not translated. */
export function untranslatedProblems(fr: Catalogue, en: Catalogue): string[] {
  return Object.entries(fr)
    .filter(([key, text]) => en[key] === text && wordsOf(text).length > 2 && !sameOnPurpose.has(key))
    .map(([key, text]) => `"${key}" says the same in French and in English: ${text}`);
}

/** Keys that are allowed to be the same and are not any more. */
export function needlessExceptions(fr: Catalogue, en: Catalogue): string[] {
  return [...sameOnPurpose]
    .filter((key) => fr[key] === undefined || fr[key] !== en[key])
    .map((key) => `"${key}" need not be allowed to say the same in both languages`);
}

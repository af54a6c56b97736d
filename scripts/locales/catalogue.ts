/**
 * One language's messages: flat keys, as i18next reads them (the specification has keys that are prefixes of others).
 */
export type Catalogue = Readonly<Record<string, string>>;

export type Language = 'fr' | 'en';

/**
 * The catalogue in a text, or what is wrong with the text. A key written twice would silently lose its first message.
 */
export function parseCatalogue(text: string): { catalogue: Catalogue; problems: string[] } {
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null) return { catalogue: {}, problems: ['not an object of messages'] };
  const entries = Object.entries(parsed);
  const catalogue = Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const nested = entries.filter(([, value]) => typeof value !== 'string').map(([key]) => `"${key}" is not a text`);
  return { catalogue, problems: [...nested, ...writtenTwice(text).map((key) => `"${key}" is written twice`)] };
}

function writtenTwice(text: string): string[] {
  const keys = [...text.matchAll(/^\s*"((?:[^"\\]|\\.)+)"\s*:/gm)].map((match) => match[1] ?? '');
  return [...new Set(keys.filter((key, at) => keys.indexOf(key) !== at))];
}

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** `visits_one`, `visits_many` and `visits_other` are one message; whatever has no `_other` is not a plural. */
export function messageOf(key: string, catalogue: Catalogue): string {
  const stem = key.replace(pluralForm, '');
  return stem !== key && `${stem}_other` in catalogue ? stem : key;
}

/** The plural forms a language needs beside each `_other`: French has `many`, from a million on. */
export const pluralFormsOf = (language: Language): string[] =>
  new Intl.PluralRules(language === 'fr' ? 'fr-CA' : 'en-CA').resolvedOptions().pluralCategories;

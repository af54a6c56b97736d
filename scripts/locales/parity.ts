import { type Catalogue, type Language, messageOf, pluralFormsOf } from './catalogue.ts';

/** What both catalogues must agree on: the messages, their placeholders, their plural forms; and no empty message. */
export function parityProblems(fr: Catalogue, en: Catalogue): string[] {
  return [
    ...missingMessages(fr, en, 'en'),
    ...missingMessages(en, fr, 'fr'),
    ...differentPlaceholders(fr, en),
    ...[['fr', fr] as const, ['en', en] as const].flatMap(([language, catalogue]) => [
      ...missingForms(catalogue, language),
      ...unwritten(catalogue, language),
    ]),
  ];
}

/** Every code the server may send needs its words in both languages. */
export function missingCodes(codes: readonly string[], catalogue: Catalogue, language: Language): string[] {
  return codes
    .filter((code) => !(code in catalogue))
    .map((code) => `${language}: the error code "${code}" has no message`);
}

const messagesOf = (catalogue: Catalogue) => new Set(Object.keys(catalogue).map((key) => messageOf(key, catalogue)));

function missingMessages(from: Catalogue, within: Catalogue, language: Language): string[] {
  const present = messagesOf(within);
  return [...messagesOf(from)]
    .filter((message) => !present.has(message))
    .map((message) => `${language}: "${message}" is missing`);
}

function missingForms(catalogue: Catalogue, language: Language): string[] {
  const plurals = Object.keys(catalogue)
    .filter((key) => key.endsWith('_other'))
    .map((key) => key.slice(0, -'_other'.length));
  return plurals.flatMap((message) =>
    pluralFormsOf(language)
      .filter((form) => !(`${message}_${form}` in catalogue))
      .map((form) => `${language}: "${message}" has no form "_${form}"`),
  );
}

function unwritten(catalogue: Catalogue, language: Language): string[] {
  return Object.entries(catalogue).flatMap(([key, text]) => {
    if (text.trim() === '') return [`${language}: "${key}" is empty`];
    return text === key ? [`${language}: "${key}" shows its own key`] : [];
  });
}

/** Placeholders (`{{name}}`) and the numbered tags of rich messages (`<1>`), in any order. */
function placeholdersOf(text: string): string {
  const names = [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<(\/?\w+)\s*\/?>/g)].map(
    (match) => match[1] ?? `<${match[2]}>`,
  );
  return [...new Set(names)].sort().join(', ');
}

function differentPlaceholders(fr: Catalogue, en: Catalogue): string[] {
  return [...messagesOf(fr)].flatMap((message) => {
    const [inFrench, inEnglish] = [fr, en].map((catalogue) => catalogue[message] ?? catalogue[`${message}_other`]);
    if (inFrench === undefined || inEnglish === undefined) return []; // reported as missing
    const [wanted, found] = [placeholdersOf(inFrench), placeholdersOf(inEnglish)];
    return wanted === found ? [] : [`"${message}": placeholders (${wanted}) in French, (${found}) in English`];
  });
}

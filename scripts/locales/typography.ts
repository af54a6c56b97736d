import type { Catalogue, Language } from './catalogue.ts';

type Rule = { pattern: RegExp; says: string };

/** Held by every language: what a word processor would have put right. */
const everywhere: readonly Rule[] = [
  { pattern: /'/, says: 'a straight apostrophe; write ’' },
  { pattern: /"/, says: 'a straight quotation mark' },
  { pattern: /\.\.\./, says: 'three full stops; write …' },
  { pattern: /^\s|\s$|\u0020\u0020/, says: 'a space too many' },
];

/**
 * Typography of the Office québécois de la langue française: unlike in France, nothing stands before `;`, `!`
 * and `?`; U+00A0 stands before `:` (not in 14:30 nor in an address), inside « », and before a unit.
 */
const french: readonly Rule[] = [
  { pattern: /\s[;!?]/, says: 'a space before ; ! or ?' },
  { pattern: /(?<!\u00a0):(?!\d|\/\/)/, says: 'no non-breaking space (U+00A0) before the colon' },
  { pattern: /«(?!\u00a0)|(?<!\u00a0)»/, says: 'no non-breaking space (U+00A0) inside « »' },
  { pattern: /[“”]/, says: 'English quotation marks; write « »' },
  {
    pattern: /[\d}]h(?![a-z])|[\d}]\u0020(h|min|km|\$|%)(?!\w)|[\d}]\s?h\u0020\d/,
    says: 'no non-breaking space (U+00A0) around the unit',
  },
  { pattern: /(?<!\p{L})(veuillez|désolée?s?|oups)(?!\p{L})/iu, says: 'a word we do not use with patients' },
  {
    pattern: /(place|heure)s?(?!\p{L})[^.;:!?]*(?<!\p{L})gardée?s?(?!\p{L})|(?<!\p{L})garde[rz] (la|cette) place/iu,
    says: 'another word for a hold than « retenue »',
  },
  { pattern: /(?<!\p{L})créneaux?(?!\p{L})/iu, says: 'another word for a slot than « heure » or « place »' },
  { pattern: /personnes pour qui (vous agissez|j’agis)/iu, says: 'another name than « mes proches »' },
];

/** The words of docs/glossary.md on an English screen. */
const english: readonly Rule[] = [
  { pattern: /\bslots?\b/i, says: 'another word for a slot than “time” or “place”' },
  { pattern: /\b(places?|times?)\b[^.;:!?]*\bkept\b/i, says: 'another word for a hold than “held”' },
  { pattern: /\bpeople (you|I) act for\b|\bwhom (you|I) act for\b/i, says: 'another name than “people I help”' },
];

/** How a value is written, which nobody reads: `{{count, number(style: unit)}}`. */
const format = /\{\{(\w+),[^}]*\}\}/g;

/** Mistakes of typography in one text. */
export function typographyProblems(text: string, language: Language): string[] {
  const rules = [...everywhere, ...(language === 'fr' ? french : english)];
  const words = text.replaceAll(format, '{{$1}}');
  return rules.filter(({ pattern }) => pattern.test(words)).map(({ says }) => says);
}

/** The same over a whole catalogue, each problem with its key. */
export function catalogueTypographyProblems(catalogue: Catalogue, language: Language): string[] {
  return Object.entries(catalogue).flatMap(([key, text]) =>
    typographyProblems(text, language).map((says) => `${language}: "${key}" has ${says}: ${text}`),
  );
}

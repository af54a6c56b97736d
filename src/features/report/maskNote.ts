const masked = '•••';

const months =
  'janvier|février|fevrier|mars|avril|mai|juin|juillet|août|aout|septembre|octobre|novembre|décembre|decembre|' +
  'january|february|march|april|may|june|july|august|september|october|november|december';

const patterns: readonly RegExp[] = [
  /[^\s@(]+\s?(?:@|[([]\s?at\s?[)\]]|\sarobase\s)\s?[^\s@]+\.\w+/giu, // email addresses
  /(?<![\p{L}\p{N}])\p{L}{4}[ .-]?(?:\d[ .-]?){7}\d(?!\d)/gu, // health numbers
  new RegExp(`\\b\\d{1,2}(?:er|st|nd|rd|th)?\\s+(?:of\\s+)?(?:${months})(?:,?\\s+\\d{2,4})?`, 'giu'),
  new RegExp(`\\b(?:${months})\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+\\d{2,4})?`, 'giu'),
  /\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/g, // dates
  /(?<![\p{L}\p{N}])[a-z]\d[a-z](?:[ -]?\d[a-z]\d)?(?![\p{L}\p{N}])/giu, // postal codes
  /(?:\d+[a-z]?,?\s+)?(?<!\p{L})(?:rue|avenue|boulevard|boul\.|chemin|rang|street|road)\s+[^\s,.;]+(?:\s+\p{Lu}[^\s,.;]*)*/giu,
  /(?:mot de passe|password|code)\s*[:=]\s*\S+/giu,
  /(?<!\p{L})(?:dre?|docteure?|doctor|mme|mlle|mr|mrs|ms|madame|monsieur)\.?\s+[^\s,.;]+/giu,
  /\d+(?:[.,]\d+)?\s?(?:km|m)(?!\p{L})/giu, // how far a clinic is
  /\+?\(?\d(?:[\s().-]{0,2}\d){3,}\p{L}?/gu, // telephones, other numbers
];

const split = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

const harmless: ReadonlySet<string> = new Set(
  'ok nam pdf sms url firefox chrome safari edge android iphone ipad windows mac google apple samsung internet'.split(
    ' ',
  ),
);

/** In names of clinics. */
const common: ReadonlySet<string> = new Set('des les une aux sur the and for clinique clinic centre'.split(' '));

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isHour = (text: string): boolean => /^\d{1,2}h\d{0,2}$/i.test(text);

const isMixed = (text: string): boolean => /\p{L}/u.test(text) && /\d/.test(text) && !isHour(text);

const startsSentence = (text: string, at: number): boolean => /(?:^|[.!?…:\n]|[«“"(])\s*$/u.test(text.slice(0, at));

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word) && word.length > 1;
const isShouted = (word: string): boolean => word.length > 2 && !/\p{Ll}/u.test(word) && /\p{L}/u.test(word);

/**
 * Masks what the portal knows, whatever its case and accents, and numbers, dates, addresses, codes, capitalised words.
 */
export const maskNote = (note: string, known: Iterable<string>): string => {
  const tokens = new Set(
    [...known].flatMap((text) => folded(text).match(split) ?? []).filter((token) => token.length > 2),
  );
  const withoutPatterns = patterns.reduce((text, pattern) => text.replace(pattern, masked), note.normalize('NFC'));
  const withoutCodes = withoutPatterns.replace(/[^\s,;]+/gu, (text) => (isMixed(text) ? masked : text));
  return withoutCodes
    .replace(split, (word, at: number, text: string) => {
      const plain = folded(word);
      if (tokens.has(plain) && !common.has(plain)) return masked;
      const isName = isShouted(word) || (isCapital(word) && !startsSentence(text, at));
      return isName && !harmless.has(plain) ? masked : word;
    })
    .replace(/•••(?:[\s’'-]*•••)+/gu, masked);
};
